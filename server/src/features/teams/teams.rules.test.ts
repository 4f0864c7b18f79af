import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../calls/viewer.ts';
import { rosterPowers, teamNameKey } from './teams.rules.ts';

describe('team names', () => {
  it.each([
    ['case', 'Team Soul', 'TEAM soul'],
    ['spacing', 'Team Soul', ' Team  So ul'],
    ['a zero for an o', 'Soul', 'S0UL'],
    ['a one for an l', 'Soul', 'Sou1'],
    ['a capital i for an l', 'Soul', 'SouI'],
    ['Cyrillic letters', 'Soul', 'Ѕоul'],
    ['Greek letters', 'TEAM HOP', 'ΤΕΑΜ ΗΟΡ'],
    ['full-width letters', 'Soul', 'Ｓｏｕｌ'],
    ['letters of mathematics', 'Soul', '𝐒𝐨𝐮𝐥'],
    ['rn for m', 'Team', 'Tearn'],
    ['vv for w', 'Wolves', 'VVolves'],
    ['dots, dashes and underscores', 'Team Soul', 'Team-S_o.u l'],
    ['an accent', 'Elan', 'Élan'],
    ['zero-width joiners', 'Soul', 'So\u200du\u200cl'],
  ])('are one whatever the %s', (_what, one, other) => {
    expect(teamNameKey(other)).toBe(teamNameKey(one));
  });

  it.each([
    ['कमल', 'कमला'],
    ['मोती', 'माती'],
    ['दिल', 'दाल'],
    ['राजा', 'राजी'],
    ['বাঘ', 'বিঘ'],
    ['புலி', 'பலி'],
    ['Soul', 'Soal'],
    ['Team A', 'Team B'],
    ['Team 2', 'Team 3'],
    ['राजा', 'Raja'],
  ])('%s and %s are two', (one, other) => {
    expect(teamNameKey(one)).not.toBe(teamNameKey(other));
  });

  it('of any text do not depend on case and spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcXYZ 019कािीé') }), (text) => {
        expect(teamNameKey(`  ${text.toUpperCase()} `)).toBe(teamNameKey(text.toLowerCase()));
      }),
      { seed: 2026 },
    );
  });
});

describe('about the roster', () => {
  const memberIds = ['leader', 'farah', 'dev'];
  const team = { leader_id: 'leader' };
  it.each([
    ['leader', { leave: false, kick: ['farah', 'dev'] }],
    ['farah', { leave: true, kick: [] }],
    ['stranger', { leave: false, kick: [] }],
  ])('%s may do %o', (id, can) => {
    const viewer = { id, role: 'owner' } as Viewer;
    expect(rosterPowers({ viewer, team, memberIds })).toEqual(can);
  });
});
