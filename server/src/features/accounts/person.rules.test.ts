import { expect, test } from 'vitest';
import { eraseFromJob, type JobValue, type PersonValues } from './person.rules.ts';

const person: PersonValues = {
  name: 'Asha Rawat',
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
