import { createTeamRefusals } from '@one-dream/contract/features/teams/teams.values.ts';
import { expect, test } from 'vitest';
import { createTeamRefusal } from './team-creation.ts';

const ingameinfo = { inGameName: 'REX', inGameId: '5', inGameRole: '', mobileNumber: '' } as const;
const discordinfo = { id: '1', username: 'rex' };
const logo = new File(['x'], 'logo.png');
const nothing = {
  user: { ingameinfo: null, discordinfo: null },
  name: '',
  logo: undefined,
  isLogoDrawn: false,
};

test('what is missing is told one by one, in order', () => {
  expect(createTeamRefusal(nothing)).toBe(createTeamRefusals.inGameInfo);
  expect(createTeamRefusal({ ...nothing, user: { ingameinfo, discordinfo: null } })).toBe(
    createTeamRefusals.discord,
  );
  const user = { ingameinfo, discordinfo };
  expect(createTeamRefusal({ ...nothing, user })).toBe(createTeamRefusals.name);
  expect(createTeamRefusal({ ...nothing, user, name: '  ', logo })).toBe(createTeamRefusals.name);
  expect(createTeamRefusal({ ...nothing, user, name: 'Rex', logo: undefined })).toBe(
    createTeamRefusals.logo,
  );
  expect(createTeamRefusal({ ...nothing, user, name: 'Rex', logo: new File([], '') })).toBe(
    createTeamRefusals.logo,
  );
  expect(createTeamRefusal({ ...nothing, user, name: 'Rex', logo })).toBeUndefined();
  expect(createTeamRefusal({ ...nothing, user, name: 'Rex', isLogoDrawn: true })).toBeUndefined();
});

test('in-game info without an in-game name does not count', () => {
  const user = { ingameinfo: { ...ingameinfo, inGameName: '' }, discordinfo };
  expect(createTeamRefusal({ ...nothing, user, name: 'Rex', logo })).toBe(
    createTeamRefusals.inGameInfo,
  );
});
