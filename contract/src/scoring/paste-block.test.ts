import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importTexts } from './check.texts.ts';
import { readCells, withoutApostrophe, writeCells } from './delimited-text.ts';
import { suggestTeams } from './nearest-team.ts';
import { readPastedBlock } from './paste-block.ts';
import { defaultPreset } from './presets.ts';
import type { DraftRow } from './rows.ts';
import { writeDraftBlock } from './write-block.ts';

const targets = [
  { entryId: 'a', slot: 2, name: 'Dragon Esports' },
  { entryId: 'b', slot: 3, name: '=SUM(A1)' },
  { entryId: 'c', slot: 4, name: 'टीम शेर', aliases: ['Team Lion'] },
  { entryId: 'd', slot: 5, name: '7' },
];

const read = (text: string, second?: 'placement' | 'elims') =>
  readPastedBlock({ text, targets, preset: defaultPreset, lineup: 4, ...(second && { second }) });
const brief = (text: string, second?: 'placement' | 'elims') =>
  read(text, second).matched.map(({ entryId, placement, elims }) => [entryId, placement, elims]);

describe('a pasted block', () => {
  it('is matched by slot or by name, whatever its case and spacing', () => {
    expect(brief('2\t1\t9\n#3\t2\t4')).toEqual([
      ['a', 1, 9],
      ['b', 2, 4],
    ]);
    expect(brief('dragon  ESPORTS\t1\t9\r\nटीम शेर\t2\t3\r\n')).toEqual([
      ['a', 1, 9],
      ['c', 2, 3],
    ]);
    expect(brief('Team Lion\t3\t1')).toEqual([['c', 3, 1]]);
  });

  it('of two columns is the team and the chosen column', () => {
    expect(brief('2\t1')).toEqual([['a', 1, null]]);
    expect(brief('2\t9', 'elims')).toEqual([['a', null, 9]]);
  });

  it('reads the columns that a heading names, in any order, commas too', () => {
    expect(brief('Kills,Rank,Team Name,Slot\n9,1,Dragon Esports,2')).toEqual([['a', 1, 9]]);
  });

  it('takes A for absent and D for disqualified', () => {
    const { matched } = read('2\tA\n3\td\t4');
    expect(matched.map(({ status, elims }) => [status, elims])).toEqual([
      ['absent', null],
      ['disqualified', 4],
    ]);
  });

  it('leaves unmatched what fits no team, two teams, or one team twice', () => {
    const { rows, matched } = read('Nobody\t1\t1\n7\t2\t2\n2\t3\t3\nDragon Esports\t4\t4\n6\t5\t5');
    expect(rows.map(({ key, entryId }) => [key, entryId])).toEqual([
      ['Nobody', null],
      ['7', 'd'],
      ['2', null],
      ['Dragon Esports', null],
      ['6', null],
    ]);
    expect(matched.map(({ entryId }) => entryId)).toEqual(['d']);
  });

  it.each(['-1', '1000', '3.5', 'abc', '=2+3', '1e3', '0x10'])(
    'refuses %s as eliminations, at its cell',
    (text) => {
      const [row] = read(`2\t1\t${text}`).rows;
      expect(row).toMatchObject({ entryId: 'a', placement: 1, elims: null });
      expect(row?.refused.elims?.key).toBe(
        importTexts.notANumber({ text, least: 0, most: 99 }).key,
      );
    },
  );

  it('compares totals that stand in the block', () => {
    const [right, wrong, broken] = read('2\t1\t9\t19\n3\t2\t4\t11\n4\t3\t1\tlots').rows;
    expect(right?.totalDiffers).toBeNull();
    expect(wrong?.totalDiffers).toEqual({ pastedX10: 110, computedX10: 100 });
    expect(broken?.refused.total).toEqual(importTexts.notPoints({ text: 'lots' }));
  });

  it('of any text is read within its bounds', () => {
    void fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        for (const row of read(text).matched) {
          expect(row.placement ?? 1).toBeLessThanOrEqual(25);
          expect(row.elims ?? 0).toBeLessThanOrEqual(99);
        }
      }),
      { seed: 2026 },
    );
  });
});

describe('the dearest block that is accepted', () => {
  // 25 teams with 40 other names each, 200 lines that are none of theirs but near to all.
  const letters = (seed: number) => {
    let state = seed + 1;
    return Array.from({ length: 60 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return 'abcdefgh'[state % 8];
    }).join('');
  };
  const lobby = Array.from({ length: 25 }, (_, team) => ({
    entryId: String(team),
    slot: team + 1,
    name: letters(team),
    aliases: Array.from({ length: 40 }, (_, no) => letters(100 + team * 40 + no)),
  }));
  const text = Array.from({ length: 200 }, (_, line) => `${letters(5000 + line)}\t1\t9`).join('\n');

  it('does not ask every name for every line', () => {
    const measured = Array.from({ length: 4 }, () => {
      const begun = process.cpuUsage();
      const { rows } = readPastedBlock({ text, targets: lobby, preset: defaultPreset, lineup: 4 });
      const suggest = suggestTeams(lobby);
      for (const { key } of rows) suggest(key);
      const { user, system } = process.cpuUsage(begun);
      expect(rows).toHaveLength(200);
      return (user + system) / 1000;
    });
    // Milliseconds of processor. It took 9,300 when every line asked every name, and takes less than 100.
    expect(Math.min(...measured)).toBeLessThan(1000);
  });

  it('has every line matched that is a name, and the first names that are none suggested for', () => {
    const named = lobby.map(({ aliases }) => `${aliases.at(-1)}\t1\t9`).join('\n');
    const block = readPastedBlock({
      text: named,
      targets: lobby,
      preset: defaultPreset,
      lineup: 4,
    });
    expect(block.rows.map(({ entryId }) => entryId)).toEqual(lobby.map(({ entryId }) => entryId));
    const suggest = suggestTeams(lobby);
    // Cut where they are compared: what makes them different stands in front.
    const near = (no: number) => letters(no % 25).slice(no < 25 ? 1 : 2);
    const suggested = Array.from({ length: 40 }, (_, no) => suggest(near(no)).length > 0);
    expect(suggested).toEqual([...Array(25).fill(true), ...Array(15).fill(false)]);
  });
});

const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .filter((text) => text !== '');

describe('what is written out', () => {
  it('invariant 27: comes back as the same draft, as TSV and as CSV', () => {
    const name = fc.oneof(
      anyName,
      fc.constantFrom("'=1", '=1+1', '+91', '-', '@x', '"q"', 'a,b', "''@"),
    );
    const draft = (entryId: string): fc.Arbitrary<DraftRow> =>
      fc.oneof(
        fc.record({
          entryId: fc.constant(entryId),
          status: fc.constantFrom('played' as const, 'disqualified' as const),
          placement: fc.option(fc.integer({ min: 1, max: 25 })),
          elims: fc.option(fc.integer({ min: 0, max: 99 })),
          fielded: fc.option(fc.integer({ min: 1, max: 4 })),
        }),
        fc.constant({
          entryId,
          status: 'absent' as const,
          placement: null,
          elims: null,
          fielded: null,
        }),
      );
    void fc.assert(
      fc.property(
        fc.tuple(draft('a'), draft('b'), draft('c')),
        fc.tuple(name, name, name),
        fc.constantFrom('\t' as const, ',' as const),
        (rows, names, delimiter) => {
          // Names that are the same or look like another's slot are for a person to match.
          const keys = names.map((each) => each.toLowerCase().replace(/[^\p{L}\p{N}=+@",]/gu, ''));
          fc.pre(new Set(keys).size === 3 && keys.every((key) => key !== '' && !/^\d+$/.test(key)));
          const teams = names.map((each, index) => ({
            entryId: ['a', 'b', 'c'][index] ?? '',
            slot: index + 2,
            name: each,
          }));
          const text = writeDraftBlock({ rows, targets: teams, delimiter });
          const back = readPastedBlock({ text, targets: teams, preset: defaultPreset, lineup: 4 });
          expect(back.matched).toEqual(rows);
        },
      ),
      { seed: 2026 },
    );
  });

  it('carries an apostrophe where a text would run as a formula; numbers carry none', () => {
    const cells = ['=1', '+1', '-1', '@x', 'plain', -5];
    const text = writeCells([cells], '\t');
    expect(text).toBe("'=1\t'+1\t'-1\t'@x\tplain\t-5");
    expect(readCells(text)[0]?.map(withoutApostrophe)).toEqual(cells.map(String));
  });
});
