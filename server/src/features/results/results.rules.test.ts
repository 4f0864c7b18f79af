import type { DraftRow, ResultRow } from '@one-dream/contract/scoring/rows.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/refusal-of.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import type { LobbyRow } from './results.queries.ts';
import {
  assertEnterable,
  changedEntries,
  checkDraft,
  disputeUntil,
  lineupOf,
  refuseProblems,
  toPasteTargets,
} from './results.rules.ts';

const match = (changes: Partial<MatchRow> = {}): MatchRow => ({
  ...{ id: 'm1', tournament_id: 't1', tournament: 'Night Cup', type: 'SQUAD', kind: 'event' },
  is_draft: false,
  ...{ dispute_min: null, stage_id: 's1', stage: 'Finals', table_group_id: null },
  ...{ finalised_at: null, draw_id: 'd1', group_letters: ['A'], no: 1, map: 'Erangel' },
  ...{ recall: false, starts_at: new Date(0), started_at: null, state: 'playing' },
  ...{ published_version: null, dispute_until: null, cancelled_at: null, room_lead_min: 15 },
  ...{ tournament_status: 'LIVE', format: 'single', attempt: 1, replay_of: null, state_reason: '' },
  ...{ released_at: null, ended_at: null, slots_version: 1, slots_changed_at: new Date(0) },
  ...{ asks: null, version: 1 },
  ...changes,
});

it.each([
  ['SQUAD', 4],
  ['DUO', 2],
  ['SOLO', 1],
] as const)('a blank cell of a team of %s stands for %i players', (type, players) => {
  expect(lineupOf({ type })).toBe(players);
});

describe('a result', () => {
  it.each(['scheduled', 'room_released', 'playing', 'results_in', 'published', 'final'] as const)(
    'of a match that is %s can be entered',
    (state) => {
      expect(() => assertEnterable(match({ state }))).not.toThrow();
    },
  );

  it.each([
    ['cancelled', 'CONFLICT', 'This match was cancelled, so it has no result.'],
    ['void', 'CONFLICT', 'This match is void. Enter the result at its replay.'],
    ['postponed', 'CONFLICT', 'This match is postponed. Give it a new start first.'],
  ] as const)('of a match that is %s cannot', (state, code, message) => {
    expect(() => assertEnterable(match({ state }))).toThrow(
      expect.objectContaining({ code, message }),
    );
  });

  it('of a stage that is final cannot, whatever the match', () => {
    for (const state of ['published', 'cancelled'] as const)
      expect(() => assertEnterable(match({ state, finalised_at: new Date() }))).toThrow(
        expect.objectContaining({
          code: 'STAGE_FINAL',
          message: 'Finals is final. Ask the owner to reopen it before you change a result.',
        }),
      );
  });
});

it.each([
  ['an event', { kind: 'event', dispute_min: null }, '20:00'],
  ['a scrim', { kind: 'scrim', dispute_min: null }, '14:30'],
  ['a scrim that says so', { kind: 'scrim', dispute_min: 45 }, '14:45'],
  ['an event without disputes', { kind: 'event', dispute_min: 0 }, '14:00'],
] as const)('a result of %s can be disputed until %j', (_which, of, until) => {
  const now = new Date('2026-11-22T14:00:00Z');
  expect(disputeUntil(of, now)).toEqual(new Date(`2026-11-22T${until}:00Z`));
});

const team = (name: string, players = [1, 2, 3, 4]): LobbyRow => ({
  ...{ entry_id: name, team_id: `${name}-id`, name: `Team ${name}`, logo: '', group_letter: 'A' },
  ...{ room_slot: 2, aliases: [`${name} Esports`], screenshots: [] },
  players: players.map((player) => ({
    ...{
      player,
      userId: null,
      inGameName: `${name}${player}`,
      gameIdKey: `${name}${player}`,
      aliases: [],
    },
  })),
});
const lobby = [team('a'), team('b')];
const row = (entryId: string, placement: number, changes: Partial<DraftRow> = {}): DraftRow => ({
  ...{ entryId, status: 'played', placement, elims: 3 - placement, fielded: null },
  ...changes,
});
const check = (rows: DraftRow[], of: Partial<MatchRow> = {}) =>
  checkDraft({ match: match(of), lobby, rows, observed: null });
const codes = (issues: { code: string }[]) => issues.map(({ code }) => code);

describe('what stands against publishing a draft', () => {
  it('is nothing where all is entered', () => {
    expect(check([row('a', 1), row('b', 2)]).problems).toEqual([]);
  });

  it('is what the rules of results find, for teams as large as the tournament has them', () => {
    const rows = [row('a', 1, { elims: 3 }), row('b', 2, { elims: 0 })];
    expect(check(rows).problems).toEqual([]);
    // A duo: the other team had only two players.
    expect(codes(check(rows, { type: 'DUO' }).problems)).toContain('ELIMS_TOO_MANY');
  });

  it.each([
    ['who is not on the roster', [{ player: 5, elims: 2 }], ['INVALID']],
    [
      'who is in it twice',
      [
        { player: 1, elims: 1 },
        { player: 1, elims: 1 },
      ],
      ['INVALID'],
    ],
    [
      'of the roster, each once',
      [
        { player: 1, elims: 1 },
        { player: 4, elims: 1 },
      ],
      [],
    ],
  ])('a player %s: %j', (_which, players, found) => {
    const { problems } = check([row('a', 1, { players }), row('b', 2)]);
    expect(codes(problems)).toEqual(found);
    if (found.length > 0) expect(problems[0]).toMatchObject({ cell: 'players', entryIds: ['a'] });
  });

  it.each([
    ['scheduled', true],
    ['room_released', false],
    ['playing', false],
    ['published', false],
  ] as const)('of a match that is %s warns that it was not started: %s', (state, warns) => {
    const { warnings } = check([row('a', 1), row('b', 2)], { state });
    expect(codes(warnings).includes('NOT_STARTED')).toBe(warns);
  });
});

describe('problems as a refusal', () => {
  const rows = [row('a', 1), row('b', 2)];
  const issue = (code: string, cell: 'row' | 'elims' | 'match', entryIds: string[]) => ({
    ...{ code, cell, entryIds, message: asWritten(`${code} ${entryIds.join()}`) },
  });

  it.each([
    ['a cell', issue('ELIMS_TOO_MANY', 'elims', ['b']), ['rows.1.elims']],
    ['a whole row', issue('INVALID', 'row', ['a']), ['rows.0']],
    [
      'several rows',
      issue('PLACEMENT_TWICE', 'elims', ['a', 'b']),
      ['rows.0.elims', 'rows.1.elims'],
    ],
    ['a team without a row', issue('ROW_MISSING', 'row', ['c']), ['lobby.c']],
    ['the match', issue('ELIMS_TOO_MANY', 'match', []), ['match']],
  ])('stand at %s', (_which, problem, names) => {
    const refusal = refuseProblems({ problems: [problem], rows });
    expect(refusal).toMatchObject({ code: problem.code, status: 422 });
    expect(inEnglish(refusal).fields).toEqual(
      Object.fromEntries(names.map((name) => [name, problem.message.values?.text])),
    );
  });

  it('have the code of the first, and the first message at each place', () => {
    const first = issue('INVALID', 'row', ['a']);
    const problems = [first, { ...first, code: 'ROW_MISSING', message: asWritten('Later.') }];
    expect(inEnglish(refuseProblems({ problems, rows }))).toMatchObject({
      ...{ code: 'INVALID', message: 'INVALID a', fields: { 'rows.0': 'INVALID a' } },
    });
  });
});

it('what is pasted is told apart by slot, name and what teams were called before', () => {
  expect(toPasteTargets([team('a')])).toEqual([
    { entryId: 'a', slot: 2, name: 'Team a', aliases: ['a Esports'] },
  ]);
});

const result = (entryId: string, changes: Partial<ResultRow> = {}): ResultRow => ({
  ...{ entryId, status: 'played', placement: 1, elims: 5, fielded: 4 },
  ...changes,
});

it.each<[string, ResultRow[], ResultRow[], string[]]>([
  ['the same, in another order', [result('a'), result('b')], [result('b'), result('a')], []],
  ['no players named, and none', [result('a')], [result('a', { players: [] })], []],
  ['another placement', [result('a')], [result('a', { placement: 2 })], ['a']],
  ['other eliminations', [result('a')], [result('a', { elims: 6 })], ['a']],
  ['fewer players', [result('a')], [result('a', { fielded: 3 })], ['a']],
  ['another state', [result('a')], [result('a', { status: 'disqualified' })], ['a']],
  [
    'another player’s eliminations',
    [result('a', { players: [{ player: 1, elims: 5 }] })],
    [result('a', { players: [{ player: 2, elims: 5 }] })],
    ['a'],
  ],
  ['a row that is new', [], [result('a')], ['a']],
])('rows that differ: %s', (_which, before, after, changed) => {
  expect(changedEntries(before, after)).toEqual(changed);
});
