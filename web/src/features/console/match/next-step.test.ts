import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { currentMatchOf } from '@one-dream/contract/schedule/next-action.ts';
import { expect, test } from 'vitest';
import { finishStepOf, nextStepOf } from './next-step.ts';

const start = Date.parse('2026-11-22T15:00:00.000Z');
const minutes = (count: number) => count * 60_000;

function matchAs(
  state: ConsoleMatch['match']['state'],
  { hasRoom = false, teams = 1, id = state as string } = {},
): ConsoleMatch {
  return {
    match: {
      _id: id,
      state,
      startsAt: new Date(start).toISOString(),
      roomAt: new Date(start - minutes(15)).toISOString(),
    },
    hasRoom,
    teams: Array.from({ length: teams }, () => ({})),
  } as unknown as ConsoleMatch;
}

test.each([
  ['no lobby', matchAs('scheduled', { teams: 0 }), -30, 'Draw the lobby'],
  ['no room', matchAs('scheduled'), -30, 'Save the room'],
  [
    'room saved, early',
    matchAs('scheduled', { hasRoom: true }),
    -27,
    'Release room · 12 min early',
  ],
  ['room saved, due', matchAs('scheduled', { hasRoom: true }), -15, 'Release room'],
  ['room saved, late', matchAs('scheduled', { hasRoom: true }), -3, 'Release room'],
  ['room open', matchAs('room_released', { hasRoom: true }), -8, 'Start match · 8 min early'],
  ['room open, on time', matchAs('room_released', { hasRoom: true }), 0, 'Start match'],
  ['playing', matchAs('playing'), 20, 'Enter results'],
  ['a draft is saved', matchAs('results_in'), 30, 'Review and publish'],
  ['postponed', matchAs('postponed'), 30, 'Set a new start'],
  ['published', matchAs('published'), 40, undefined],
  ['cancelled', matchAs('cancelled'), 0, undefined],
  ['void', matchAs('void'), 0, undefined],
])('the one button names what comes next: %s', (_, match, atMinutes, text) => {
  expect(nextStepOf(match, start + minutes(atMinutes), 'live')?.text).toBe(text);
});

test.each([
  ['registration', true],
  ['check-in', true],
  ['locked', false],
  ['live', false],
] as const)('a lobby is not to be drawn while teams come and go: %s', (phase, isFar) => {
  expect(nextStepOf(matchAs('scheduled', { teams: 0 }), start, phase)?.isFar).toBe(isFar);
});

test('matches in progress come before upcoming ones, and those before finished ones', () => {
  const over = matchAs('final');
  const next = matchAs('scheduled');
  const playing = matchAs('playing');
  expect(currentMatchOf([over, next, playing])?.match._id).toBe('playing');
  expect(currentMatchOf([over, matchAs('postponed'), next])?.match._id).toBe('scheduled');
  expect(currentMatchOf([matchAs('void'), over])?.match._id).toBe('final');
  expect(currentMatchOf([])).toBeUndefined();
});

const stages = [
  { _id: 'one', name: 'Qualifier', isFinal: false },
  { _id: 'two', name: 'Grand Finals', isFinal: false },
];
const played = (stageId: string, ...states: ConsoleMatch['match']['state'][]) =>
  states.map((state) => ({ match: { stageId, state } }));

test.each([
  ['a match is to be played', stages, played('one', 'published', 'scheduled'), undefined],
  ['all were cancelled', stages, played('one', 'cancelled'), undefined],
  ['nothing is planned', stages, [], undefined],
  [
    'the stage before the last is played',
    stages,
    [...played('one', 'published', 'cancelled', 'final', 'void'), ...played('two', 'scheduled')],
    'Finish Qualifier',
  ],
  [
    'the last stage is played',
    stages.map((stage, place) => ({ ...stage, isFinal: place === 0 })),
    [...played('one', 'final'), ...played('two', 'published')],
    'Finish event',
  ],
  ['all is final', stages.map((stage) => ({ ...stage, isFinal: true })), [], 'Share and pay'],
  ['there is no stage', [], played('one', 'final'), undefined],
])('when %s, what is left is said', (_case, of, matches, text) => {
  expect(finishStepOf({ stages: of, matches })).toBe(text);
});
