import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { matchKeys } from './match-keys.ts';
import type { MatchAnswer } from './matches.data.ts';
import { applyMatchNews } from './matches.live.ts';

const match = (version: number, more: Partial<Match> = {}) =>
  ({
    ...{ _id: 'match', tournamentId: 'cup', state: 'scheduled', slotsVersion: 1, version },
    ...more,
  }) as Match;

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

const list = () => client.getQueryData<Match[]>(matchKeys.ofTournament('cup'));

/** An open page of the match. */
function open(mine: MatchAnswer['mine'] = null) {
  const queryKey = matchKeys.one('match', '');
  client.setQueryData(queryKey, { match: match(3), slots: [], slotText: '', mine });
  const observer = new QueryObserver(client, { queryKey, staleTime: Number.POSITIVE_INFINITY });
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult().data as MatchAnswer;
}

it('puts a match that moved on into the list and the page, with nothing to fetch', () => {
  client.setQueryData(matchKeys.ofTournament('cup'), [match(3), match(7, { _id: 'other' })]);
  const shown = open();
  expect(applyMatchNews(client, match(4, { state: 'playing' }))).toBe(true);
  expect(list()).toMatchObject([
    { state: 'playing', version: 4 },
    { _id: 'other', version: 7 },
  ]);
  expect(shown().match.state).toBe('playing');
});

it('leaves what is newer than the event', () => {
  client.setQueryData(matchKeys.ofTournament('cup'), [match(5, { state: 'playing' })]);
  expect(applyMatchNews(client, match(4))).toBe(true);
  expect(list()?.[0]?.state).toBe('playing');
});

it.each([
  ['a match that the list lacks', match(4, { _id: 'new' })],
  ["one that is nobody's any more", undefined],
])('has the page fetch for %s', (_, news) => {
  client.setQueryData(matchKeys.ofTournament('cup'), [match(3)]);
  expect(applyMatchNews(client, news)).toBe(false);
});

it('has the page fetch another slot list, and whoever plays their room', () => {
  open();
  expect(applyMatchNews(client, match(4, { slotsVersion: 2 }))).toBe(false);
  open({ entryId: 'e', team: 'Owls', roomSlot: 2, group: 'A', room: 'waiting' });
  expect(applyMatchNews(client, match(4, { state: 'room_released' }))).toBe(false);
});
