import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/form/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { SheetRow } from './import.data.ts';

const words = (): Record<SheetRow['state'], string> => ({
  known: t`Has accounts: registered`,
  guest: t`Guest`,
  incomplete: t`Guest, IDs to come`,
  double: t`Already in`,
  replaced: t`Answered again further down`,
  wrong: t`Edit this`,
});

interface PreviewRowProps {
  row: SheetRow;
  isIn: boolean;
  canComeIn: boolean;
  busy: boolean;
  isEditing: boolean;
  /** False while another row is edited: re-reading the sheet would close its form. */
  canEdit: boolean;
  onEditing: (isEditing: boolean) => void;
  onIn: (isIn: boolean) => void;
  onEdit: (row: SheetRow) => void;
}

export function PreviewRow(props: PreviewRowProps) {
  const { row, isIn, canComeIn, busy, isEditing, onIn, onEdit } = props;
  return (
    <li className="border-b border-line py-2.5">
      <div className="flex items-start gap-3">
        <label className="grid min-h-11 w-11 shrink-0 place-items-center">
          <span className="visually-hidden">{t`Bring in ${row.team}`}</span>
          <input
            type="checkbox"
            className="size-5 accent-flare"
            checked={canComeIn && isIn}
            disabled={!canComeIn || busy}
            onChange={(event) => onIn(event.target.checked)}
          />
        </label>
        <div className="min-w-0 flex-1">
          <p className="font-strong wrap-anywhere">{row.team || t`No name`}</p>
          <p className="text-small text-quiet wrap-anywhere">
            <span className={row.state === 'wrong' ? 'text-closed' : undefined}>
              {words()[row.state]}
            </span>
            {row.gets === 'waitlist' && t` · waits in the queue`}
            {row.players.length > 0 && ` · ${row.players.map(({ name }) => name).join(', ')}`}
          </p>
          {row.problems.map(({ at, message }) => (
            <p
              key={`${at} ${message}`}
              className={row.state === 'wrong' ? 'text-small text-closed' : 'text-small text-quiet'}
            >
              {message}
            </p>
          ))}
        </div>
        <Button
          size="small"
          aria-expanded={isEditing}
          disabled={!props.canEdit}
          onClick={() => props.onEditing(!isEditing)}
        >{t`Edit`}</Button>
      </div>
      {isEditing && <EditRow row={row} busy={busy} onEdit={onEdit} />}
    </li>
  );
}

function EditRow({
  row,
  busy,
  onEdit,
}: {
  row: SheetRow;
  busy: boolean;
  onEdit: (row: SheetRow) => void;
}) {
  const [team, setTeam] = useState(row.team);
  const [phone, setPhone] = useState(row.captain.phone);
  const [players, setPlayers] = useState(() =>
    Array.from({ length: 6 }, (_, index) => row.players[index] ?? { name: '', id: '' }),
  );
  const errorAt = (at: string) => row.problems.find((problem) => problem.at === at)?.message;
  return (
    <form
      className="mt-3 grid gap-3 pl-14 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        const filled = players.filter(({ name, id }) => name || id);
        onEdit({ ...row, team, captain: { ...row.captain, phone }, players: filled });
      }}
    >
      <TextField
        label={t`Team`}
        value={team}
        error={errorAt('team')}
        onChange={(event) => setTeam(event.target.value)}
      />
      <TextField
        label={t`Captain's WhatsApp`}
        inputMode="tel"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      {players.map((player, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are six places, and they stay
        <div key={index} className="grid grid-cols-2 gap-2">
          <TextField
            label={t`Player ${index + 1}`}
            value={player.name}
            onChange={(event) =>
              setPlayers(players.with(index, { ...player, name: event.target.value }))
            }
          />
          <TextField
            label={t`Game ID`}
            inputMode="numeric"
            value={player.id}
            error={errorAt(`player${index + 1}`)}
            onChange={(event) =>
              setPlayers(players.with(index, { ...player, id: event.target.value }))
            }
          />
        </div>
      ))}
      <Button
        type="submit"
        busy={busy}
        className="sm:col-span-2 sm:justify-self-start"
      >{t`Look again`}</Button>
    </form>
  );
}
