import { expect, test } from 'vitest';
import { teamReadiness } from './team-readiness.ts';

const complete = (id: string) => ({
  _id: id,
  name: `Player ${id}`,
  ingameinfo: { inGameName: 'x', inGameId: id, inGameRole: '', mobileNumber: '' } as const,
  discordinfo: { id, username: id },
});

test('four complete players are ready', () => {
  expect(teamReadiness(['1', '2', '3', '4'].map(complete))).toEqual({
    isReady: true,
    missingPlayers: 0,
    lacking: [],
  });
});

test('says how many players are missing', () => {
  expect(teamReadiness([complete('1')])).toMatchObject({ isReady: false, missingPlayers: 3 });
});

test('names who lacks what, in a full team too', () => {
  const players = ['1', '2', '3', '4', '5'].map(complete);
  const blank = { _id: '6', name: 'Blank', ingameinfo: null, discordinfo: null };
  const noId = { ...complete('7'), ingameinfo: { ...complete('7').ingameinfo, inGameId: '' } };
  expect(teamReadiness([...players, blank, noId])).toEqual({
    isReady: false,
    missingPlayers: 0,
    lacking: [
      { id: '6', name: 'Blank', lacks: ['in-game name', 'game ID', 'Discord'] },
      { id: '7', name: 'Player 7', lacks: ['game ID'] },
    ],
  });
});
