import { t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/typography.tsx';
import { changeRow, type ScoredTeam, toggleStatus } from './result-rows.ts';
import { PlayedInPlace, SwapRows } from './slot-mix-ups.tsx';
import type { Entry } from './use-entry.ts';

type RowDialogProps = {
  entry: Entry;
  row: DraftRow;
  team: ScoredTeam | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Edits a team's row: status, numbers, eliminations by player. */
export function RowDialog({ entry, row, team, open, onOpenChange }: RowDialogProps) {
  const { rows, sync, match } = entry;
  const change = (cells: Partial<DraftRow>) => sync.edit(changeRow(rows, row.entryId, cells));
  const isAbsent = row.status === 'absent';
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // Most corrections change this number.
      initialFocus={() => body.current?.querySelector<HTMLElement>('[name=elims]') ?? true}
      title={<span className="wrap-anywhere">{team?.name ?? t`Not in this lobby`}</span>}
      actions={<Button variant="main" onClick={() => onOpenChange(false)}>{t`Done`}</Button>}
    >
      <div ref={body} className="flex flex-col gap-5">
        {!team && (
          <Button
            variant="danger"
            onClick={() => {
              sync.edit(rows.filter(({ entryId }) => entryId !== row.entryId));
              onOpenChange(false);
            }}
          >{t`Take this row out`}</Button>
        )}
        {team && (
          <div className="flex flex-wrap gap-3">
            {(['absent', 'disqualified'] as const).map((status) => (
              <Button
                key={status}
                size="small"
                aria-pressed={row.status === status}
                onClick={() => sync.edit(toggleStatus(rows, row.entryId, status))}
              >
                {statusWords(row, status)}
              </Button>
            ))}
          </div>
        )}
        {!isAbsent && (
          <div className="grid grid-cols-3 gap-3">
            <NumberCell
              label={t`Placement`}
              value={row.placement}
              onChange={(placement) => change({ placement })}
            />
            <NumberCell
              name="elims"
              label={t`Elims`}
              value={row.elims}
              onChange={(elims) => change({ elims, players: undefined })}
            />
            <NumberCell
              label={t`Players`}
              value={row.fielded}
              placeholder={String(match.lineup)}
              onChange={(fielded) => change({ fielded })}
            />
          </div>
        )}
        {!isAbsent && team && team.players.length > 0 && (
          <ByPlayer row={row} team={team} onChange={change} />
        )}
        {team && match.teams.length > 1 && (
          <SwapRows entry={entry} team={team} onDone={() => onOpenChange(false)} />
        )}
        {team && match.substitutes.length > 0 && (
          <PlayedInPlace entry={entry} team={team} onDone={() => onOpenChange(false)} />
        )}
      </div>
    </Dialog>
  );
}

function statusWords(row: DraftRow, status: 'absent' | 'disqualified'): string {
  const isMarked = row.status === status;
  if (status === 'absent') return isMarked ? t`Not absent after all` : t`Mark absent`;
  return isMarked ? t`Not disqualified after all` : t`Mark disqualified`;
}

function NumberCell(props: {
  name?: string;
  label: string;
  value: number | null;
  placeholder?: string;
  onChange: (value: number | null) => void;
}) {
  return (
    <TextField
      name={props.name}
      label={props.label}
      inputMode="numeric"
      onFocus={({ target }) => target.select()}
      maxLength={3}
      value={props.value ?? ''}
      placeholder={props.placeholder}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '');
        props.onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}

/** Eliminations by player, if known: they sum up to the team's and count in the player tables. */
function ByPlayer(props: {
  row: DraftRow;
  team: ScoredTeam;
  onChange: (cells: Partial<DraftRow>) => void;
}) {
  const { row, team, onChange } = props;
  const known = new Map((row.players ?? []).map(({ player, elims }) => [player, elims]));
  function add(player: number, by: number) {
    const next = new Map(known);
    next.set(player, Math.max(0, (known.get(player) ?? 0) + by));
    const players = [...next].map(([number, elims]) => ({ player: number, elims }));
    onChange({ players, elims: players.reduce((sum, { elims }) => sum + elims, 0) });
  }
  return (
    <div>
      <Heading level={3}>{t`By player`}</Heading>
      <p className="text-small text-quiet">{t`If you know them. The sum is the team's.`}</p>
      <ul className="mt-2">
        {team.players.map(({ player, inGameName }) => (
          <li key={player} className="flex min-h-12 items-center gap-2 border-t border-line">
            <span className="min-w-0 flex-1 wrap-anywhere">{inGameName}</span>
            <IconButton
              label={t`One less for ${inGameName}`}
              icon={<Minus size={18} />}
              onClick={() => add(player, -1)}
            />
            <span className="w-8 text-center font-display text-title font-heavy tabular-nums">
              {known.get(player) ?? '–'}
            </span>
            <IconButton
              label={t`One more for ${inGameName}`}
              icon={<Plus size={18} />}
              onClick={() => add(player, 1)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
