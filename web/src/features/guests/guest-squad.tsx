import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { failureParts, messageOf } from '../../platform/refusal.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/typography.tsx';
import { type GuestPageData, useGuestRoster } from './guests.data.ts';

/** The squad by name, with fields for missing game ids. */
export function GuestSquad({ link, guest }: { link: string; guest: GuestPageData }) {
  return (
    <section aria-label={t`Squad`}>
      <Heading level={2} size="title">{t`Squad`}</Heading>
      <ul className="mt-2">
        {guest.players.map((player, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the order stays
          <li key={index} className="flex justify-between gap-3 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">{player.name}</span>
            {!player.hasId && (
              <span className="shrink-0 text-small text-live">{t`ID missing`}</span>
            )}
          </li>
        ))}
      </ul>
      {guest.can.complete ? (
        <MissingPlayers link={link} guest={guest} />
      ) : (
        <p className="mt-2 text-small text-quiet">{t`Another player? Sign in and claim the team, or ask your host.`}</p>
      )}
    </section>
  );
}

type Row = { inGameName: string; inGameId: string };

/** The name as the server keeps it. */
const asSaved = ({ inGameName }: Row) => inGameName.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** A row for each player who is missing: what is typed and not saved, then those known by name, then empty ones. */
function rowsOf({ players, lineup }: GuestPageData, typed: readonly Row[]): Row[] {
  const saved = players.filter(({ hasId }) => hasId).map(({ name }) => name);
  const named = players.filter(({ hasId }) => !hasId).map(({ name }) => name);
  const kept = typed.filter(
    (row) => (row.inGameName || row.inGameId) && !saved.includes(asSaved(row)),
  );
  const added = named.filter((name) => !kept.some((row) => asSaved(row) === name));
  const missing = Math.max(named.length, lineup.needed - saved.length);
  const names = [...added, ...Array<string>(missing).fill('')];
  return [...kept, ...names.map((inGameName) => ({ inGameName, inGameId: '' }))].slice(0, missing);
}

function MissingPlayers({ link, guest }: { link: string; guest: GuestPageData }) {
  const complete = useGuestRoster(link);
  const known = guest.players.filter(({ hasId }) => hasId).length;
  const squad = JSON.stringify([guest.players, guest.lineup.needed]);
  const [rows, setRows] = useState(() => rowsOf(guest, []));
  const [seen, setSeen] = useState(squad);
  // It was saved, here or on another phone.
  if (seen !== squad) {
    setSeen(squad);
    setRows(rowsOf(guest, rows));
  }
  const { fields } = failureParts(complete.error);
  const set = (at: number, change: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  const filled = rows.filter(({ inGameName, inGameId }) => inGameName && inGameId);
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        complete.mutate(filled);
      }}
    >
      <p className="mb-3 text-small text-quiet">{t`Fill in who plays. Copy each game ID from the game: what is saved stays.`}</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither added nor moved
        <div key={index} className="mb-3 grid grid-cols-2 gap-3">
          <TextField
            label={t`Player ${known + index + 1}`}
            value={row.inGameName}
            error={fields[`players.${index}.inGameName`]}
            onChange={(event) => set(index, { inGameName: event.target.value })}
          />
          <TextField
            label={t`Game ID`}
            inputMode="numeric"
            value={row.inGameId}
            error={fields[`players.${index}.inGameId`]}
            onChange={(event) => set(index, { inGameId: event.target.value })}
          />
        </div>
      ))}
      <FormError>{complete.error && messageOf(complete.error)}</FormError>
      <Button
        type="submit"
        variant="main"
        wide
        busy={complete.isPending}
        disabled={filled.length === 0}
      >{t`Save the squad`}</Button>
    </form>
  );
}
