import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkResult } from './check-result.ts';
import type { CheckedResult } from './result-issues.ts';
import type { DraftRow } from './rows.ts';

const lobby = Array.from({ length: 4 }, (_, index) => ({
  entryId: `t${index}`,
  name: `Team ${index}`,
}));

function rows(
  ...cells: (Partial<DraftRow> & { p?: number | null; e?: number | null })[]
): DraftRow[] {
  return cells.map(({ p = null, e = null, ...more }, index) => ({
    entryId: `t${index}`,
    status: 'played',
    placement: p,
    elims: e,
    fielded: null,
    ...more,
  }));
}

const good = () => rows({ p: 1, e: 5 }, { p: 2, e: 4 }, { p: 3, e: 3 }, { p: 4, e: 2 });

function check(draft: DraftRow[], more: Partial<CheckedResult> = {}) {
  const { problems, warnings } = checkResult({
    rows: draft,
    lobby,
    lineup: 4,
    recall: false,
    ...more,
  });
  const brief = (issues: readonly { code: string; cell: string; entryIds: string[] }[]) =>
    issues.map(({ code, cell, entryIds }) => [code, cell, ...entryIds].join(' '));
  return { problems: brief(problems), warnings: brief(warnings) };
}

const change = (index: number, row: Partial<DraftRow>) =>
  good().map((each, at) => (at === index ? { ...each, ...row } : each));

describe('a result that can be published', () => {
  it('has nothing to say about a good one', () => {
    expect(check(good())).toEqual({ problems: [], warnings: [] });
  });

  it('takes 1 to 3 for 3 of 4 teams: the last place goes to nobody', () => {
    const absent = { status: 'absent', placement: null, elims: null } as const;
    const draft = change(3, absent).map((row, at) => (at === 0 ? { ...row, elims: 3 } : row));
    expect(check(draft).problems).toEqual([]);
  });

  it('takes exactly 1…N of the fielded teams, each once (invariant 3)', () => {
    const cell = fc.option(fc.integer({ min: 0, max: 6 }));
    void fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, fc.boolean()), { minLength: 4, maxLength: 4 }),
        (cells) => {
          const draft = rows(
            ...cells.map(([p, isAbsent]) => ({
              p,
              e: 3,
              status: isAbsent ? ('absent' as const) : ('played' as const),
            })),
          );
          const placed = draft.filter(({ status }) => status !== 'absent');
          const isGood =
            placed.length > 0 &&
            placed
              .map(({ placement }) => placement ?? 0)
              .sort((a, b) => a - b)
              .every((placement, index) => placement === index + 1);
          const { problems } = checkResult({ rows: draft, lobby, lineup: 4, recall: true });
          expect(problems.every(({ code }) => !code.startsWith('PLACEMENT'))).toBe(isGood);
        },
      ),
      { seed: 2026 },
    );
  });
});

describe('what blocks', () => {
  it.each<[string, DraftRow[], string]>([
    ['a placement twice', change(1, { placement: 1 }), 'PLACEMENT_TWICE placement t0 t1'],
    ['a missing placement', change(2, { placement: null }), 'PLACEMENT_GAP placement t2'],
    ['a placement beyond the teams', change(2, { placement: 5 }), 'PLACEMENT_GAP placement t2'],
    ['a placement of 0', change(2, { placement: 0 }), 'PLACEMENT_GAP placement t2'],
    ['half an elimination', change(1, { elims: 1.5 }), 'INVALID elims t1'],
    ['negative eliminations', change(1, { elims: -1 }), 'INVALID elims t1'],
    ['100 eliminations', change(1, { elims: 100 }), 'ELIMS_TOO_MANY elims t1'],
    ['missing eliminations', change(1, { elims: null }), 'ROW_MISSING elims t1'],
    ['nobody fielded by a team that played', change(1, { fielded: 0 }), 'INVALID fielded t1'],
    ['five players', change(1, { fielded: 5 }), 'INVALID fielded t1'],
    ['a team without a row', good().slice(1), 'ROW_MISSING row t0'],
    ['a team that is not in the lobby', change(0, { entryId: 'x' }), 'NOT_IN_LOBBY row x'],
    ['two rows of a team', [...good(), ...good().slice(0, 1)], 'INVALID row t0'],
    ['as many eliminations as players', change(0, { elims: 7 }), 'ELIMS_TOO_MANY match'],
    ['more than the others had', change(0, { elims: 13 }), 'ELIMS_TOO_MANY elims t0'],
  ])('%s', (_what, draft, problem) => {
    expect(check(draft).problems).toContain(problem);
  });

  it('nobody at all', () => {
    const draft = good().map((row) => ({ ...row, status: 'absent' as const }));
    expect(check(draft).problems).toEqual(['PLACEMENT_GAP match']);
  });

  it('counts a disqualified team among the placements and in the sum', () => {
    const draft = change(1, { status: 'disqualified', elims: 6 });
    expect(check(draft).problems).toEqual(['ELIMS_TOO_MANY match']);
  });
});

describe('what only warns', () => {
  it.each<[string, DraftRow[], Partial<CheckedResult>, string]>([
    [
      'more than a lobby without recall, with recall on',
      change(0, { elims: 20 }),
      { recall: true },
      '',
    ],
    [
      'twice the players with recall',
      change(0, { elims: 30 }),
      { recall: true },
      'ELIMS_MANY_WITH_RECALL match',
    ],
    ['recall on, and the sum fits without it', good(), { recall: true }, 'RECALL_DOUBTED match'],
    ['less than three quarters', change(0, { elims: 2 }), {}, 'ELIMS_FEW match'],
    ['a winner without any', change(0, { elims: 0 }), {}, 'WINNER_WITHOUT_ELIMS elims t0'],
    [
      '36 of one team with recall',
      change(1, { elims: 36 }),
      { recall: true },
      'TEAM_ELIMS_MANY elims t1',
    ],
    [
      'players that do not add up',
      change(1, { players: [{ player: 1, elims: 1 }] }),
      {},
      'PLAYER_ELIMS_DIFFER players t1',
    ],
    [
      'what the observer file has otherwise',
      good(),
      { observed: change(2, { elims: 9 }) },
      'DIFFERS_FROM_OBSERVER elims t2',
    ],
  ])('%s', (_what, draft, more, warning) => {
    const { problems, warnings } = check(draft, more);
    expect(problems).toEqual([]);
    expect(warnings).toEqual(warning === '' ? [] : expect.arrayContaining([warning]));
  });

  it('26 of one team without recall', () => {
    const many = Array.from({ length: 16 }, (_, index) => ({
      entryId: `t${index}`,
      name: `Team ${index}`,
    }));
    const draft = rows(...many.map((_, index) => ({ p: index + 1, e: index === 0 ? 26 : 2 })));
    expect(check(draft, { lobby: many })).toEqual({
      problems: [],
      warnings: ['TEAM_ELIMS_MANY elims t0'],
    });
  });
});
