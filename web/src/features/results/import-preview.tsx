import { t } from '@lingui/core/macro';
import type { importedRow } from '@one-dream/contract/features/results/results.ts';
import type * as z from 'zod/mini';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { ScoredTeam } from './result-rows.ts';
import type { Entry } from './use-entry.ts';

type ImportedRow = z.output<typeof importedRow>;

/** Every line with its matched team. Unmatched and ambiguous lines stay visible for manual assignment. */
export function ImportPreview(props: {
  entry: Entry;
  rows: readonly ImportedRow[];
  busy: boolean;
  onMatch: (key: string, entryId: string) => void;
}) {
  const { entry, rows, busy, onMatch } = props;
  const { teams } = entry.match;
  const names = new Map(teams.map(({ entryId, name }) => [entryId, name]));
  const open = rows.filter(({ entryId, key }) => entryId === null && key !== '');
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-quiet">
        {t`${rows.length - open.length} of ${rows.length} lines matched a team.`}
        {open.length > 0 &&
          t` Say which team each of the others is; the name is remembered. Lines left open are skipped.`}
      </p>
      <ul className="border border-line">
        {rows.map((row) => (
          <li
            key={row.line}
            className={classNames(
              'flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-3 py-2 not-first:border-t',
              row.entryId === null && 'border-l-4 border-l-closed',
            )}
          >
            <span className="w-32 min-w-0 text-quiet wrap-anywhere">{row.key}</span>
            {row.entryId !== null ? (
              <span className="min-w-0 flex-1">
                <span className="font-strong wrap-anywhere">{names.get(row.entryId)}</span>
                <span className="block text-small text-quiet">{t`by ${row.matchedBy ?? ''}`}</span>
              </span>
            ) : row.key === '' ? (
              <span className="flex-1" />
            ) : (
              <Unmatched row={row} teams={teams} busy={busy} onMatch={onMatch} />
            )}
            {row.row && <Values row={row.row} />}
            {[...Object.values(row.refused), ...row.warnings].map((text) => (
              <span key={text} className="w-full text-small text-closed">
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An unmatched line: its name, and the candidate teams to choose from. */
function Unmatched(props: {
  row: ImportedRow;
  teams: readonly ScoredTeam[];
  busy: boolean;
  onMatch: (key: string, entryId: string) => void;
}) {
  const { row, teams, busy, onMatch } = props;
  const isTwo = row.candidates.length > 1;
  const nearest = (isTwo ? row.candidates : row.nearest).flatMap(
    (entryId) => teams.find((team) => team.entryId === entryId) ?? [],
  );
  return (
    <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
      <p className="text-small text-closed">{describe(row)}</p>
      {nearest.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {nearest.map(({ entryId, name, roomSlot }) => (
            <Button
              key={entryId}
              size="small"
              disabled={busy}
              aria-label={t`${row.key} is ${name}`}
              onClick={() => onMatch(row.key, entryId)}
            >
              {roomSlot}. {name}
            </Button>
          ))}
        </div>
      )}
      <SelectField
        label={t`Whose is “${row.key}”?`}
        placeholder={t`Choose a team of this lobby`}
        disabled={busy}
        options={teams.map(({ entryId, name, roomSlot }) => ({
          value: entryId,
          label: `${roomSlot}. ${name}`,
        }))}
        value=""
        onChange={({ target }) => onMatch(row.key, target.value)}
      />
    </div>
  );
}

function describe({ candidates, elsewhere }: ImportedRow): string {
  if (candidates.length > 1) return t`It could be two teams.`;
  if (candidates.length === 1) return t`Two lines for one team.`;
  if (!elsewhere) return t`Not a team of this lobby.`;
  return elsewhere.group === null
    ? t`${elsewhere.name} is in the tournament, but in no lobby.`
    : t`${elsewhere.name} plays in Group ${elsewhere.group}, not in this lobby.`;
}

function Values({ row }: { row: NonNullable<ImportedRow['row']> }) {
  if (row.status === 'absent') return <span className="text-quiet">{t`Absent`}</span>;
  return (
    <span className="tabular-nums">
      {row.placement === null ? '' : `#${row.placement}`}
      {row.elims === null ? '' : t` · ${row.elims} elims`}
      {row.status === 'disqualified' && t` · disqualified`}
    </span>
  );
}
