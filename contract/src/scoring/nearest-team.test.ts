import { describe, expect, it } from 'vitest';
import { findElsewhere, suggestTeams } from './nearest-team.ts';

const targets = [
  { entryId: 'dragon', slot: 2, name: 'Dragon Esports' },
  { entryId: 'dagger', slot: 3, name: 'Dagger Esports' },
  { entryId: 'owls', slot: 4, name: 'Night Owls', aliases: ['Ullu Gang'] },
  { entryId: 'lion', slot: 5, name: 'टीम शेर' },
  { entryId: 'seven', slot: 6, name: '7' },
  { entryId: 'soul', slot: 7, name: 'Team SouL' },
];

describe('a name that no team of the lobby has', () => {
  it.each([
    ['a letter wrong', 'Nigth Owls', ['owls']],
    ['a letter missing', 'Night Owl', ['owls']],
    ['one word of two', 'Dragon', ['dragon']],
    ['a word more', 'Night Owls Official', ['owls']],
    ['its initials', 'NO', ['owls']],
    ['initials of two', 'DE', ['dragon', 'dagger']],
    ['near two, the nearer first', 'Dagon Esports', ['dragon', 'dagger']],
    ['near an alias', 'Ulu Gang', ['owls']],
    ['Devanagari with a sign missing', 'टीम शर', ['lion']],
    ['case and marks are nothing', 'TEAM-SOLU', ['soul']],
    ['another name', 'Godlike', []],
    ['a number', '11', []],
    ['nothing', '  ', []],
    ['two letters that stand in many', 'es', []],
    ['very long', 'x'.repeat(20_000), []],
  ])('%s', (_, key, expected) => {
    expect(suggestTeams(targets)(key)).toEqual(expected);
  });

  it('has three teams named at most', () => {
    const many = Array.from({ length: 16 }, (_, slot) => ({
      entryId: String(slot),
      slot,
      name: `Owls ${slot}`,
    }));
    expect(suggestTeams(many)('Owls')).toHaveLength(3);
  });
});

describe('a team that plays elsewhere', () => {
  const others = [
    { name: 'Blind Rhinos', group: 'B', aliases: ['Rhinos'] },
    { name: 'Two Names', group: 'A' },
    { name: 'two names', group: 'C' },
    { name: 'Spare Parts', group: null },
  ];

  it.each([
    ['blind  RHINOS', 'B'],
    ['Rhinos', 'B'],
    ['Spare Parts', null],
    ['Two Names', undefined],
    ['Nobody', undefined],
    ['', undefined],
  ])('%s', (key, group) => {
    expect(findElsewhere(others)(key)?.group).toBe(group);
  });
});
