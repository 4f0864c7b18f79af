import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { describe, expect, it } from 'vitest';
import { chooseMatch, drawFrame } from './frames.rules.ts';

const match = (no: number, state: Match['state'], minutes = no * 45) =>
  ({
    ...{ _id: `m${no}`, no, state, stage: 'Finals', groups: [], map: 'Erangel', title: '' },
    startsAt: new Date(Date.UTC(2026, 10, 22, 14, minutes)).toISOString(),
  }) as unknown as Match;

describe('the match that a stream is about', () => {
  it.each<[string, Match['state'][], number | undefined]>([
    ['the one being played', ['published', 'playing', 'scheduled'], 2],
    ['else the next', ['final', 'results_in', 'room_released', 'scheduled'], 3],
    ['else the last', ['final', 'published', 'results_in'], 3],
    ['none of those that were called off', ['final', 'cancelled', 'void', 'postponed'], 1],
    ['none, where all of them were', ['cancelled', 'void'], undefined],
    ['none, where there is none', [], undefined],
  ])('is %s', (_which, states, no) => {
    const matches = states.map((state, index) => match(index + 1, state));
    expect(chooseMatch(matches)?.no).toBe(no);
  });
});

const line = (name: string, cells: [no: number, placement: number][], changes = {}) =>
  ({
    ...{ entryId: name, teamId: `${name}-id`, name, logo: '', number: 1, rank: 1, isTied: false },
    ...{ isChampion: false, isEligible: false, played: cells.length, wwcd: 0, elims: 30 },
    ...{ totalX10: 900, moved: 0 },
    matches: cells.map(([no, placement]) => ({
      ...{ matchId: `m${no}`, no, status: 'played', placement, elims: no, pointsX10: 100 + no },
    })),
    ...changes,
  }) as unknown as StandingLine;

const stage = (rows: StandingLine[], matches: Match[]) =>
  ({
    ...{ name: 'Finals', isFinal: false },
    tables: [{ group: null, rows, matches, remaining: 2 }],
  }) as unknown as StageStandings;

const frame = (rows: StandingLine[], matches: Match[], slots: object[] = []) =>
  drawFrame({
    ...{ title: 'Night Cup', standings: { stage: stage(rows, matches) } },
    ...{ matches, slots: slots as never, translate: inEnglish },
  });

describe('a frame', () => {
  it('shows at most four matches to come, without the one it is about', () => {
    const matches = [1, 2, 3, 4, 5, 6, 7].map((no) => match(no, 'scheduled'));
    const { match: shown, next } = frame([], matches);
    expect([shown?.no, next.map(({ no }) => no)]).toEqual([1, [2, 3, 4, 5]]);
  });

  it('has its slots by number, and of a team no more than its name and logo', () => {
    const slots = [9, 2, 25].map((roomSlot) => ({
      ...{ roomSlot, name: `Team ${roomSlot}`, logo: '', entryId: 'e', teamId: 't', group: 'A' },
    }));
    expect(frame([], [], slots).slots).toEqual([
      { roomSlot: 2, name: 'Team 2', logo: '' },
      { roomSlot: 9, name: 'Team 9', logo: '' },
      { roomSlot: 25, name: 'Team 25', logo: '' },
    ]);
  });

  it('has no id of a team or an entry in its table', () => {
    const { standings } = frame([line('Soul', [[1, 1]])], [match(1, 'published')]);
    expect(standings?.tables[0]).toMatchObject({ group: null, played: 1, remaining: 2 });
    expect(JSON.stringify(standings)).not.toMatch(/entryId|teamId|Soul-id/);
  });

  it('of a tournament without standings has none, and no winner', () => {
    const empty = drawFrame({
      ...{
        title: 'Night Cup',
        standings: { stage: null },
        matches: [],
        slots: [],
        translate: inEnglish,
      },
    });
    expect(empty).toMatchObject({ standings: null, match: null, next: [], winner: null });
  });
});

describe('the winner on a frame', () => {
  const soul = line('Soul', [
    [1, 1],
    [2, 2],
  ]);
  const rivals = line('Rivals', [
    [1, 2],
    [2, 1],
  ]);

  it('is who won the match that began last', () => {
    const played = [match(1, 'published', 45), match(2, 'published', 90)];
    expect(frame([soul, rivals], played).winner).toMatchObject({
      ...{ of: 'match', label: 'Match 2 · Erangel', name: 'Rivals', elims: 2, totalX10: 102 },
    });
    // Regardless of its number.
    const swapped = [match(1, 'published', 90), match(2, 'published', 45)];
    expect(frame([soul, rivals], swapped).winner).toMatchObject({ name: 'Soul', totalX10: 101 });
  });

  it('is the champion once there is one, with all of their points', () => {
    const champion = { ...soul, isChampion: true };
    expect(frame([champion, rivals], [match(2, 'final')]).winner).toEqual({
      ...{ of: 'tournament', label: 'Champions', name: 'Soul', logo: '', elims: 30, totalX10: 900 },
    });
  });

  it('is nobody where the last match has no first place', () => {
    const disqualified = line('Soul', [[1, 2]]);
    expect(frame([disqualified], [match(1, 'published')]).winner).toBeNull();
  });
});
