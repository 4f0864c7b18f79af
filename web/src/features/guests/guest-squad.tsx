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

const namesOf = ({ players }: Pick<GuestPageData, 'players'>, withId: boolean) =>
  players.filter(({ hasId }) => hasId === withId).map(({ name }) => name);

/** Leaves out one name for each of `others`: two players may have the same. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...names];
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
}

/**
 * Lists a row for each missing player: what is typed and not saved, then those known by name, then empty ones.
 * @param before the squad when the rows were typed
 */
function rowsOf(
  guest: GuestPageData,
  { typed, before }: { typed: readonly Row[]; before: Pick<GuestPageData, 'players'> },
): Row[] {
  const { lineup } = guest;
  const [saved, named] = [namesOf(guest, true), namesOf(guest, false)];
  const kept = typed.filter((row) => row.inGameName || row.inGameId);
  for (const name of without(saved, namesOf(before, true))) {
    const alike = kept.filter((row) => asSaved(row) === name);
    const gone = alike.find(({ inGameId }) => inGameId) ?? alike[0];
    if (gone) kept.splice(kept.indexOf(gone), 1);
  }
  const added = without(named, kept.map(asSaved));
  const missing = Math.max(named.length, lineup.needed - saved.length);
  const names = [...added, ...Array<string>(missing).fill('')];
  return [...kept, ...names.map((inGameName) => ({ inGameName, inGameId: '' }))].slice(0, missing);
}

const squadOf = ({ players, lineup }: GuestPageData) => JSON.stringify([players, lineup.needed]);

function MissingPlayers({ link, guest }: { link: string; guest: GuestPageData }) {
  const complete = useGuestRoster(link);
  const known = guest.players.filter(({ hasId }) => hasId).length;
  const [rows, setRows] = useState(() => rowsOf(guest, { typed: [], before: guest }));
  const [seen, setSeen] = useState(guest);
  /** Indexes of the rows that were sent: refusals count only those. */
  const [sent, setSent] = useState<readonly number[]>([]);
  // The squad was saved, here or on another phone.
  if (squadOf(seen) !== squadOf(guest)) {
    setSeen(guest);
    setRows(rowsOf(guest, { typed: rows, before: seen }));
  }
  const { fields } = failureParts(complete.error);
  const set = (at: number, change: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  const filled = rows.flatMap(({ inGameName, inGameId }, index) =>
    inGameName && inGameId ? index : [],
  );
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(filled);
        complete.mutate(rows.filter((_, index) => filled.includes(index)));
      }}
    >
      <p className="mb-3 text-small text-quiet">{t`Fill in who plays. Copy each game ID from the game: what is saved stays.`}</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither added nor moved
        <div key={index} className="mb-3 grid grid-cols-2 gap-3">
          <TextField
            label={t`Player ${known + index + 1}`}
            value={row.inGameName}
            error={fields[`players.${sent.indexOf(index)}.inGameName`]}
            onChange={(event) => set(index, { inGameName: event.target.value })}
          />
          <TextField
            label={t`Game ID`}
            inputMode="numeric"
            value={row.inGameId}
            error={fields[`players.${sent.indexOf(index)}.inGameId`]}
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
