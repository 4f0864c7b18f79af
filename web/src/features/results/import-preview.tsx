import type { importedRow } from '@one-dream/contract/features/results.ts';
import type * as z from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { Entry } from './use-entry.ts';

type ImportedRow = z.output<typeof importedRow>;

/** Every line with the team that it was matched to. What matched none or two stays in sight, for a person to say. */
export function ImportPreview(props: {
  entry: Entry;
  rows: readonly ImportedRow[];
  /** Chosen by hand: pasted name to entry. */
  matches: Record<string, string>;
  onMatch: (key: string, entryId: string) => void;
  onReadAgain: () => void;
}) {
  const { entry, rows, matches, onMatch, onReadAgain } = props;
  const { teams } = entry.match;
  const names = new Map(teams.map(({ entryId, name }) => [entryId, name]));
  const open = rows.filter(({ entryId, key }) => entryId === null && key !== '');
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-quiet">
        {rows.length - open.length} of {rows.length} lines matched a team.
        {open.length > 0 &&
          ' Say whose the others are; the name is remembered. What stays open is left out.'}
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
                <span className="block text-small text-quiet">by {row.matchedBy}</span>
              </span>
            ) : row.key === '' ? (
              <span className="flex-1" />
            ) : (
              <SelectField
                label={`Whose is “${row.key}”?`}
                placeholder={row.candidates.length > 1 ? 'It could be two teams' : 'No team'}
                className="min-w-0 flex-1 basis-48"
                options={teams.map(({ entryId, name, roomSlot }) => ({
                  value: entryId,
                  label: `${roomSlot}. ${name}`,
                }))}
                value={matches[row.key] ?? ''}
                onChange={({ target }) => onMatch(row.key, target.value)}
              />
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
      {Object.values(matches).some((entryId) => entryId !== '') && (
        <Button size="small" className="self-start" onClick={onReadAgain}>
          Read it with these names
        </Button>
      )}
    </div>
  );
}

function Values({ row }: { row: NonNullable<ImportedRow['row']> }) {
  if (row.status === 'absent') return <span className="text-quiet">Absent</span>;
  return (
    <span className="tabular-nums">
      {row.placement === null ? '' : `#${row.placement}`}
      {row.elims === null ? '' : ` · ${row.elims} elims`}
      {row.status === 'disqualified' && ' · disqualified'}
    </span>
  );
}
