import { events } from '@one-dream/contract/events.ts';
import { expect, test } from 'vitest';
import { auditAreas, describeEntry, listChanges } from './audit-words.ts';

test('an entry reads as a sentence', () => {
  expect(describeEntry({ actor: 'Rohit', action: 'team.delete', subject: 'Night Drop' })).toEqual({
    actor: 'Rohit',
    words: 'deleted the team',
    subject: 'Night Drop',
  });
});

test('who acts on themselves is named once, and the system has a name', () => {
  expect(describeEntry({ actor: 'Zoya', action: 'user.verify', subject: 'Zoya' }).subject).toBe('');
  expect(describeEntry({ actor: '', action: 'team.delete', subject: 'X' }).actor).toBe(
    'The system',
  );
});

test('an old action that is not in the catalogue any more is still told', () => {
  expect(describeEntry({ actor: 'A', action: 'scrim.start', subject: 'T3' }).words).toBe(
    'scrim: start',
  );
});

test('every event has words of its own, and the filter offers its area', () => {
  for (const { name } of events) {
    const { words } = describeEntry({ actor: '', action: name, subject: 'Night Owls' });
    expect(words, name).not.toBe(name.replace('.', ': '));
    expect(
      auditAreas().filter(({ value }) => value && name.startsWith(value)),
      name,
    ).toHaveLength(1);
  }
});

test('what the clock does is told in words', () => {
  const noShow = { actor: '', action: 'entry.no-show', subject: 'Night Owls, Night Cup' };
  expect(describeEntry(noShow)).toMatchObject({
    actor: 'The system',
    words: 'noted as not checked in',
  });
});

test('only what differs is a change', () => {
  const before = { status: 'UPCOMING', slots: 80, startDate: '11/20/2026' };
  const after = { status: 'OPENED', slots: 80, startDate: '11/20/2026' };
  expect(listChanges({ before, after })).toEqual([
    { name: 'Status', before: 'UPCOMING', after: 'OPENED' },
  ]);
});

test('what is on one side only is kept, false and 0 included', () => {
  expect(listChanges({ before: { prizePool: 0 }, after: null })).toEqual([
    { name: 'Prize pool', before: '0', after: '' },
  ]);
  expect(listChanges({ before: null, after: { isOpen: false } })).toEqual([
    { name: 'Is open', before: '', after: 'No' },
  ]);
});

test('what an older entry has by its column is the same field', () => {
  expect(listChanges({ before: { prize_pool: '500' }, after: { prizePool: '2000' } })).toEqual([
    { name: 'Prize pool', before: '₹500', after: '₹2,000' },
  ]);
});

test('fields and values are words, moments and amounts, not codes', () => {
  const after = {
    status: 'CLOSED',
    duty: 'scorer',
    kind: 'no_show',
    method: 'snake',
    netPaise: 1_250_050,
    pointsX10: -25,
    firstStart: '2026-11-26T15:55:00.000Z',
    endDate: '11/26/2026',
    maps: ['Erangel', 'Miramar'],
    reason: 'live',
  };
  expect(listChanges({ before: null, after }).map(({ name, after }) => [name, after])).toEqual([
    ['Status', 'CLOSED'],
    ['Duty', 'scorer'],
    ['Kind', 'No-show'],
    ['Method', 'snake'],
    ['Paid out', '₹12,500.5'],
    ['Points', '-2.5'],
    ['First match', '26 Nov 2026, 21:25 IST'],
    ['Ends', '26 Nov 2026'],
    ['Maps', 'Erangel, Miramar'],
    ['Reason', 'live'],
  ]);
});

test('whoever did something to themselves is named once, and the sentence ends', () => {
  const linked = { actor: 'Zoya', action: 'user.discord-linked', subject: 'Zoya' };
  expect(describeEntry(linked)).toMatchObject({
    words: 'linked Discord to the account',
    subject: '',
  });
});

test('what somebody wrote stays as it was written, also where it looks like a moment or a day', () => {
  const after = { name: '2026-99-99T99:99Z', reason: '05/06/2026', answer: '26/11/2026' };
  expect(listChanges({ before: null, after }).map((one) => one.after)).toEqual(
    Object.values(after),
  );
});
