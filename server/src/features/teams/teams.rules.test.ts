import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../calls/viewer.ts';
import { isNobodysName, rosterPowers, teamNameKey } from './teams.rules.ts';

describe('team names', () => {
  it.each([
    ['case', 'Team Soul', 'TEAM soul'],
    ['spacing', 'Team Soul', ' Team  So ul'],
    ['a zero for an o', 'Soul', 'S0UL'],
    ['a one for an l', 'Soul', 'Sou1'],
    ['a capital i for an l', 'Soul', 'SouI'],
    ['a zero in Devanagari', 'Soul', 'S०ul'],
    ['a letter in Malayalam', 'Soul', 'Sഠul'],
    ['Cyrillic letters', 'Soul', 'Ѕоul'],
    ['Greek letters', 'TEAM HOP', 'ΤΕΑΜ ΗΟΡ'],
    ['full-width letters', 'Soul', 'Ｓｏｕｌ'],
    ['letters of mathematics', 'Soul', '𝐒𝐨𝐮𝐥'],
    ['rn for m', 'Team', 'Tearn'],
    ['vv for w', 'Wolves', 'VVolves'],
    ['dots, dashes and underscores', 'Team Soul', 'Team-S_o.u l'],
    ['an accent', 'Elan', 'Élan'],
    ['zero-width joiners', 'Soul', 'So\u200du\u200cl'],
    ['blank signs', 'Team Soul', 'Team\u2800So\u3164ul\uffa0'],
    ['signs without width', 'Soul', 'S\u034fo\u2060u\ufe0fl\u{e0061}'],
    ['soft signs of Indian scripts', 'कमल', 'क\u200dमल'],
  ])('are one whatever the %s', (_what, one, other) => {
    expect(teamNameKey(other)).toBe(teamNameKey(one));
  });

  it.each([
    ['कमल', 'कमला'],
    ['टीम १०', 'टीम १o'],
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

describe('a name of nobody', () => {
  it.each([
    ...['@everyone', '@here', 'Team @everyone', '@ EVERYONE', '＠everyone', '@every\u200bone'],
    ...['RESERVED', 'Reserved.', 'R E S E R V E D', '[RESERVED]', 'ReservEd', 'Rеserved'],
    ...[
      'BYE',
      'B.Y.E',
      '- bye -',
      'TBD',
      'Empty Slot',
      'empty',
      'No Team',
      'NULL',
      'Vacant',
      'none',
    ],
    ...[
      'One Dream Esports',
      'ONE-DREAM ESPORTS',
      '0ne Dream Esports',
      'One Dream Esports Official',
    ],
    ...['Team One Dream Esports', 'One\u3164Dream Esports', '★ One Dream Esports ★'],
  ])('is no name: %s', (name) => {
    expect(isNobodysName(name, 'One Dream Esports')).toBe(true);
  });

  it.each([
    ...[
      'Bye Bye Birdie',
      'Reserved Rebels',
      'Everyone',
      'Hereditary',
      'One Dream',
      'Team Official',
    ],
    ...['Dream Esports', 'Nonesuch', 'Byers', 'Emptiness', 'टीम', 'Null Pointers'],
  ])('is one: %s', (name) => {
    expect(isNobodysName(name, 'One Dream Esports')).toBe(false);
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
