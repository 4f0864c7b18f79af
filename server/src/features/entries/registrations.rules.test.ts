import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { list } from '@one-dream/contract/texts.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { describe, expect, it } from 'vitest';
import { member } from '../../../tests/support/entries-states.ts';
import { teamsTexts } from '../teams/teams.texts.ts';
import { entriesTexts } from './entries.texts.ts';
import {
  assertCancellable,
  assertOpen,
  assertReady,
  describeLack,
  listNames,
} from './registrations.rules.ts';

it.each([
  ['UPCOMING', 'Registration for this tournament has not opened yet.'],
  ['CLOSED', 'Registration for this tournament is closed.'],
  ['LIVE', 'Registration for this tournament is closed.'],
  ['COMPLETED', 'Registration for this tournament is closed.'],
] as const)('nobody registers for what is %s', (status, message) => {
  expect(() => assertOpen(status)).toThrow(
    expect.objectContaining({ code: 'REGISTRATION_CLOSED', message }),
  );
  expect(() => assertOpen('OPENED')).not.toThrow();
});

it.each<[TournamentPhase, boolean]>([
  ['announced', true],
  ['registration', true],
  ['closed', true],
  ['check-in', true],
  ['locked', false],
  ['live', false],
  ['final', false],
  ['cancelled', false],
])('a leader takes the team out of what is %s: %s', (phase, can) => {
  const cancel = () => assertCancellable(phase);
  if (can) expect(cancel).not.toThrow();
  else expect(cancel).toThrow(expect.objectContaining({ code: 'CANCEL_CLOSED' }));
});

describe('a team', () => {
  const four = ['1', '2', '3', '4'].map((id) => member(id));
  const ready = (members: typeof four, minimum?: number) => () =>
    assertReady({ type: 'SQUAD', members, ...(minimum !== undefined && { minimum }) });

  it('is ready with as many players as play, each with all they need', () => {
    expect(ready(four)).not.toThrow();
    expect(ready([...four, member('5')])).not.toThrow();
    expect(ready(four.slice(1), 3)).not.toThrow();
    expect(() => assertReady({ type: 'SOLO', members: four.slice(0, 1) })).not.toThrow();
  });

  it.each([
    ['SQUAD', 3, 4],
    ['DUO', 1, 2],
    ['SOLO', 0, 1],
  ] as const)('of %s with %i players is too small', (type, count, needed) => {
    expect(() => assertReady({ type, members: four.slice(0, count) })).toThrow(
      expect.objectContaining({
        code: 'TEAM_TOO_SMALL',
        message: `Not enough players in your team: ${needed} are needed, you have ${count}. Share your invite link.`,
      }),
    );
  });

  it('is not ready while anybody lacks anything, substitutes too', () => {
    const substitute = member('5', { discord_id: null });
    const [first, ...others] = four;
    const incomplete = { ...(first ?? expect.fail()), in_game_name: '', in_game_id: '' };
    expect(ready([incomplete, ...others, substitute])).toThrow(
      expect.objectContaining({
        code: 'ROSTER_INCOMPLETE',
        message:
          'Your team is not ready: Player 1 lacks an in-game name and a game ID; Player 5 lacks a linked Discord.',
      }),
    );
  });

  it('has nothing said of who lacks nothing', () => {
    expect(describeLack(member('1'))).toBeUndefined();
    expect(describeLack(member('1', { discord_id: null }))).toEqual(
      entriesTexts.lacksThis({ player: 'Player 1', lacks: list([teamsTexts.linkedDiscord]) }),
    );
  });
});

it.each([
  [[], ''],
  [['Asha'], 'Asha'],
  [['Asha', 'Ravi'], 'Asha and Ravi'],
  [['Asha', 'Ravi', 'Om'], 'Asha, Ravi, and Om'],
])('%j are listed as: %s', (names, text) => {
  const listed = listNames(names.map((name) => ({ name })));
  expect(inEnglish(teamsTexts.these({ lacks: listed }))).toBe(text);
});
