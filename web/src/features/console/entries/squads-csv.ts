import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { GuestEntry } from '@one-dream/contract/features/guests/guests.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { writeCsv } from '../../../platform/csv.ts';

type Squad = Pick<
  StaffEntry,
  'entryId' | 'slot' | 'place' | 'name' | 'state' | 'isGuest' | 'players'
>;
type Guest = Pick<GuestEntry, 'entryId' | 'captain'>;

/**
 * Lists every player, including substitutes, of every entry that plays or waits. Includes telephone numbers of guest
 * captains, whom hosts have to call, but never those of accounts.
 * Headings are English in every language.
 */
export function squadsCsv(entries: readonly Squad[], guests: readonly Guest[]): string {
  const places = Array.from({ length: teamMaxPlayers }, (_, index) => index);
  const captains = new Map(guests.map(({ entryId, captain }) => [entryId, captain]));
  return writeCsv({
    fields: [
      'Slot',
      'Waitlist',
      'Team name',
      'State',
      'Guest',
      ...places.flatMap((index) => {
        const place = index + 1;
        return [`Player ${place}`, `Player ${place} game ID`];
      }),
      'Captain',
      'Captain’s phone',
    ],
    data: entries
      .filter(({ slot, place }) => slot !== null || place !== null)
      .map((entry) => {
        const captain = captains.get(entry.entryId);
        return [
          entry.slot ?? '',
          entry.place ?? '',
          entry.name,
          entry.state,
          entry.isGuest ? 'yes' : '',
          ...places.flatMap((index) => {
            const player = entry.players[index];
            return [player?.inGameName ?? '', player?.inGameId ?? ''];
          }),
          captain?.name ?? '',
          captain?.phone ?? '',
        ];
      }),
  });
}
