import { importGuests, listGuests } from '@one-dream/contract/features/guests/guests.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Person, Site } from './site.ts';
import { openTournament } from './tournaments.ts';
import { nextNumber } from './unique.ts';

export interface SheetTeam {
  name: string;
  phone: string;
  /** Game IDs, four by default. */
  ids: string[];
}

export function sheetTeam(size = 4): SheetTeam {
  const number = nextNumber();
  const ids = Array.from({ length: size }, () => String(6_200_000_000 + nextNumber()));
  return { name: `Guests ${letters(number)}`, phone: '9876543210', ids };
}

// The name rule treats look-alike digits as letters: 0 and o, 1 and l are equal.
const letters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghjk'[Number(digit)]).join('');

/** Writes cells as copied from a spreadsheet, with columns for each player's name and ID. */
export function writeSheet(teams: readonly SheetTeam[]): string {
  const head = [
    'Team Name',
    'WhatsApp Number',
    ...[1, 2, 3, 4].flatMap((n) => [`Player ${n} IGN`, `Player ${n} ID`]),
  ];
  const rows = teams.map(({ name, phone, ids }) => [
    name,
    phone,
    ...ids.flatMap((id, index) => [`${name.slice(-6)}${'wxyzuv'[index]}`, id]),
  ]);
  return [head, ...rows].map((row) => row.join('\t')).join('\n');
}

export interface GuestEvent {
  tournament: Tournament;
  admin: Person;
  teams: SheetTeam[];
  /** In sheet order. */
  entries: { entryId: string; name: string; link: string }[];
  importId: string;
}

/** A tournament that allows guests, with that many imported from a sheet. */
export async function newGuestEvent(
  site: Site,
  {
    teams: count = 2,
    tournament: form = {},
  }: { teams?: number; tournament?: Parameters<typeof openTournament>[1] } = {},
): Promise<GuestEvent> {
  const admin = await site.admin();
  const tournament = await openTournament(site, { guests: true, slots: 20, ...form });
  const teams = Array.from({ length: count }, () => sheetTeam());
  const { importId, entries } = await site.api.act(importGuests, {
    as: admin,
    params: { tournamentId: tournament._id },
    body: { table: writeSheet(teams), accept: teams.map((_, index) => index) },
  });
  return {
    tournament,
    admin,
    teams,
    importId: importId ?? '',
    entries: entries.map(({ link, ...entry }) => ({ ...entry, link: link ?? '' })),
  };
}

/** A tournament that allows guests, without any. */
export async function emptyGuestEvent(
  site: Pick<Site, 'api' | 'admin'>,
  form: Parameters<typeof openTournament>[1] = {},
): Promise<Pick<GuestEvent, 'tournament' | 'admin'>> {
  const tournament = await openTournament(site, { guests: true, slots: 20, ...form });
  return { tournament, admin: await site.admin() };
}

/** Arguments of a host's call about a tournament. */
export const eventCall = ({ tournament, admin }: Pick<GuestEvent, 'tournament' | 'admin'>) => ({
  as: admin,
  params: { tournamentId: tournament._id },
});

/** A guest as seen by its hosts. */
export async function guestOf(
  site: Site,
  { tournament, admin }: Pick<GuestEvent, 'tournament' | 'admin'>,
  entryId: string,
) {
  const { data } = await site.api.act(listGuests, {
    as: admin,
    params: { tournamentId: tournament._id },
  });
  const guest = data.find((one) => one.entryId === entryId);
  if (!guest) throw new Error(`no guest ${entryId}`);
  return guest;
}
