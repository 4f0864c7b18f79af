import { callLimits } from '@one-dream/contract/call-limits.ts';
import { listUsers } from '@one-dream/contract/features/accounts/accounts.ts';
import { createTeam, getTeam, handOverTeam } from '@one-dream/contract/features/teams/teams.ts';
import { saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import { describe, expect, it } from 'vitest';

import { png } from '../../../factories/pictures.ts';
import { sharedTestServer } from '../../tests/support/start-test-server.ts';
import { findSession } from '../features/auth/sessions.actions.ts';
import { wireCalls } from './wire-calls.ts';

const minutes = 60_000;

const server = await sharedTestServer({ limits: 'on' });
const calls = wireCalls(server.platform);

/** Resolves a token to its caller, as a transport would. */
async function callerOf({ token }: { token: string }) {
  return { session: await findSession(server.platform, token), ip: '192.0.2.7' };
}

const withBody = (body: object, pictures: Record<string, Buffer> = {}) => ({
  readBody: async () => ({ body, pictures }),
});

describe('a call without HTTP', () => {
  it('acts and answers what its schema names, as over HTTP', async () => {
    const leader = await server.newPlayer();
    const caller = await callerOf(leader);
    const input = withBody({ name: 'Straight In' }, { logo: await png() });
    const created = await calls.invoke(createTeam, caller, input);
    expect(created).toMatchObject({ success: true, team: { name: 'Straight In' } });
    const params = { userId: leader.id };
    expect(await calls.invoke(getTeam, caller, { params })).toEqual(
      await server.api.act(getTeam, { as: leader, params }),
    );
  });

  it('is refused to visitors, and to whoever lacks the role', async () => {
    const visitor = { ip: '192.0.2.7' };
    await expect(calls.invoke(listUsers, visitor, {})).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
    const player = await callerOf(await server.newPlayer());
    await expect(calls.invoke(listUsers, player, {})).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });

  it('asks for a confirmation, and refuses fields and paths that are none', async () => {
    const leader = await server.newPlayer();
    const caller = await callerOf(leader);
    await expect(calls.invoke(saveInGameInfo, caller, withBody({}))).rejects.toMatchObject({
      code: 'INVALID',
    });
    await expect(
      calls.invoke(getTeam, caller, { params: { userId: 'none' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    server.clock.advance(11 * minutes);
    await expect(
      calls.invoke(handOverTeam, await callerOf(leader), { params: { userId: leader.id } }),
    ).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  });

  it('is counted before anything of it is read', async () => {
    const caller = await callerOf(await server.newPlayer());
    const { points } = callLimits.upload;
    for (let made = 0; made < points; made++)
      await expect(calls.invoke(createTeam, caller, withBody({ name: '' }))).rejects.toBeDefined();
    const readBody = () => expect.fail('It was read.');
    await expect(calls.invoke(createTeam, caller, { readBody })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});
