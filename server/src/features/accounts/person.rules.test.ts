import { expect, test } from 'vitest';
import {
  eraseFromJob,
  eraseName,
  eraseSubject,
  type JobValue,
  type PersonValues,
} from './person.rules.ts';

const person: PersonValues = {
  names: [{ text: 'Asha Rawat', longer: [], isShared: false }],
  email: 'asha@example.in',
  inGameName: 'AshaOP',
  inGameId: '5123456789',
  discordId: '880000000000000042',
};
const other = { inGameName: 'Neyo', discordId: '880000000000000043' };

test.each<[string, JobValue, JobValue]>([
  ['a name', 'Asha Rawat', 'Erased person'],
  ['a name in the game', 'AshaOP', 'Erased person'],
  ['an address', 'asha@example.in', ''],
  ['a text that only contains one', 'Team of Asha Rawat', 'Team of Asha Rawat'],
  ['a sentence of a notice', { title: 'Asha Rawat left' }, { title: 'Erased person left' }],
  ['nothing', '', ''],
  ['a number, and none', [7, null, true], [7, null, true]],
  ['what lies deeper', { to: { mail: ['asha@example.in'] } }, { to: { mail: [''] } }],
  ['a player of a squad', [{ inGameName: 'AshaOP', discordId: '' }, other], [other]],
  ['who is known by Discord alone', [{ discordId: person.discordId }, other], [other]],
  ['an id of Discord', { discordId: person.discordId }, { discordId: '' }],
  ['an id of something else that is called the same', { teamId: 'AshaOP' }, { teamId: 'AshaOP' }],
])('%s', (_what, value, left) => {
  expect(eraseFromJob(value, person)).toEqual(left);
});

test('whoever has no name in the game takes nobody else along', () => {
  const nameless = { ...person, inGameName: '', discordId: '' };
  const squad = [{ inGameName: '', discordId: '' }, other];
  expect(eraseFromJob(squad, nameless)).toEqual(squad);
});

const asha = { text: 'Asha', longer: ['Asha joined Late', 'Team Asha'], isShared: false };

test.each([
  ['Asha joined Kites', 'Erased person joined Kites'],
  ['Decide about a ban: Asha', 'Decide about a ban: Erased person'],
  ['In Diwali Cup: Ravi, Asha, Om.', 'In Diwali Cup: Ravi, Erased person, Om.'],
  ['Asha plays for Asha', 'Erased person plays for Erased person'],
  ['Asha joined Late joined Kites', 'Asha joined Late joined Kites'],
  ['Asha joined Team Asha', 'Erased person joined Team Asha'],
  ['Ashank and Natasha left', 'Ashank and Natasha left'],
  ['Ashaा left', 'Ashaा left'],
])('a notice: %s', (text, left) => {
  expect(eraseName(text, asha)).toBe(left);
});

test.each([
  ['Asha', 'Erased person'],
  ['Asha, Kites', 'Erased person, Kites'],
  ['Diwali Cup, Asha', 'Diwali Cup, Erased person'],
  ['Team Asha', 'Team Asha'],
  ['Asha joined Late, Kites', 'Asha joined Late, Kites'],
])('an entry of the log about: %s', (text, left) => {
  expect(eraseSubject(text, asha)).toBe(left);
});
