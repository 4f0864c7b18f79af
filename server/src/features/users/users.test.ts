import { checkToken } from '@one-dream/contract/features/auth/auth.ts';
import { chooseLanguage, saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import { preferredRoles } from '@one-dream/contract/features/users/users.values.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const info = {
  inGameName: 'OD・Asha',
  inGameId: '5123456789',
  inGameRole: 'IGL',
  mobileNumber: '9876543210',
} as const;
// Unique to one account at a time.
beforeEach(() => server.change('users', {}, { in_game_id: '' }));

describe('in-game info', () => {
  it('is kept and answered', async () => {
    const player = await newPlayer(server, { inGame: false });
    const { data } = await server.api.act(saveInGameInfo, { as: player, body: info });
    expect(data.ingameinfo).toEqual(info);
    const { user } = await server.api.act(checkToken, { params: { token: player.token } });
    expect(user).toEqual(data);
  });

  it('keeps the digits of the game id, and no id twice', async () => {
    const [first, second] = [await newPlayer(server), await newPlayer(server)];
    const send = (as: Person, inGameId: string) =>
      server.api.send(saveInGameInfo, { as, body: { ...info, inGameId } });
    const kept = await send(first, 'ID ०५१२३-456\u200d.789');
    expect(kept.body).toMatchObject({ data: { ingameinfo: { inGameId: '5123456789' } } });
    expect(await send(second, '5123456789')).toMatchObject(refused('GAME_ID_TAKEN'));
    await send(first, '5123456780');
    expect(await send(second, '05123456789')).toMatchObject({ status: 200 });
  });

  it.each(preferredRoles)('takes %s as role', async (inGameRole) => {
    const as = await newPlayer(server);
    const { data } = await server.api.act(saveInGameInfo, { as, body: { ...info, inGameRole } });
    expect(data.ingameinfo?.inGameRole).toBe(inGameRole);
  });

  it('needs neither role nor mobile number', async () => {
    const as = await newPlayer(server, { inGame: false });
    const body = { inGameName: info.inGameName, inGameId: info.inGameId };
    const { data } = await server.api.act(saveInGameInfo, { as, body });
    expect(data.ingameinfo).toEqual({ ...body, inGameRole: '', mobileNumber: '' });
  });

  it.each([
    ['+91 98765-43210', '9876543210'],
    ['(98765) 43210', '9876543210'],
    ['', ''],
  ])('takes %j as mobile number', async (mobileNumber, kept) => {
    const as = await newPlayer(server);
    const { data } = await server.api.act(saveInGameInfo, { as, body: { ...info, mobileNumber } });
    expect(data.ingameinfo?.mobileNumber).toBe(kept);
  });

  it('keeps joined and half letters of Indian names', async () => {
    const as = await newPlayer(server);
    const inGameName = 'क्\u200dष राजा';
    const { data } = await server.api.act(saveInGameInfo, { as, body: { ...info, inGameName } });
    expect(data.ingameinfo?.inGameName).toBe(inGameName);
  });

  it.each([
    ['no name', { inGameName: '  ' }, 'inGameName', 'In-game name is required.'],
    ['a long name', { inGameName: 'x'.repeat(33) }, 'inGameName', /at most 32/],
    ['a NUL in the name', { inGameName: 'a\u0000b' }, 'inGameName', /cannot be used/],
    ['no id', { inGameId: '' }, 'inGameId', 'Game ID is required.'],
    ['a number as id', { inGameId: 5123456789 }, 'inGameId', 'Game ID is required.'],
    ['letters as id', { inGameId: 'kushal' }, 'inGameId', /number of 6 to 14 digits/],
    ['what a spreadsheet makes of one', { inGameId: '5.12346E+09' }, 'inGameId', /6 to 14/],
    ['a short id', { inGameId: '00012345' }, 'inGameId', /6 to 14/],
    ['an unknown role', { inGameRole: 'DRIVER' }, 'inGameRole', /listed roles/],
    ['a short number', { mobileNumber: '98765' }, 'mobileNumber', /10-digit/],
    ['a landline', { mobileNumber: '1234567890' }, 'mobileNumber', /10-digit/],
    ['a foreign number', { mobileNumber: '+44 7911 123456' }, 'mobileNumber', /10-digit/],
  ])('refuses %s at its field and keeps what was there', async (_what, change, field, message) => {
    const as = await newPlayer(server);
    const before = await server.api.act(checkToken, { params: { token: as.token } });
    const body = { ...info, ...change } as never;
    const answer = await server.api.send(saveInGameInfo, { as, body });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toEqual({
      [field]: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(await server.api.act(checkToken, { params: { token: as.token } })).toEqual(before);
  });

  it('changes nothing else, whatever the body says', async () => {
    const as = await newPlayer(server, { discord: false });
    const other = await newPlayer(server);
    const body = {
      ...info,
      role: 'owner',
      _id: other.id,
      email: 'new@example.in',
      discordinfo: { id: '1', username: 'x' },
      email_verified_at: null,
    };
    const { data } = await server.api.act(saveInGameInfo, { as, body });
    expect(data).toMatchObject({ _id: as.id, role: 'user', email: as.email, discordinfo: null });
  });
});

it('keeps the language of an account, one that is offered', async () => {
  const player = await newPlayer(server);
  const read = () => server.api.act(checkToken, { params: { token: player.token } });
  expect((await read()).language).toBeNull();
  await server.api.act(chooseLanguage, { as: player, body: { language: 'hi-Latn' } });
  expect((await read()).language).toBe('hi-Latn');
  const refusedOne = await server.api.send(chooseLanguage, {
    as: player,
    body: { language: 'en-XA' as 'en' },
  });
  expect(refusedOne.status).toBe(422);
});
