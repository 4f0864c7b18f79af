import { asksForConfirmation } from '@one-dream/contract/call-effects.ts';
import { calls } from '@one-dream/contract/calls.ts';
import { checkToken } from '@one-dream/contract/features/auth/auth.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../factories/api.ts';
import { readTables } from '../support/read-tables.ts';
import { sharedTestServer } from '../support/start-test-server.ts';
import { goodRequests } from './good-requests.ts';

const minute = 60_000;

const server = await sharedTestServer();

const asking = calls.filter(({ call }) => asksForConfirmation(call));

it('is asked for by these calls', () => {
  expect(asking.map(({ name }) => name).sort()).toEqual(
    [
      'addAuthenticator',
      'addPasskey',
      'approvePayout',
      'cancelMatch',
      'cancelTournament',
      'changeEmail',
      'chooseTax',
      'choosePayee',
      'decideGuestClaim',
      'deleteApplication',
      'deleteOwnAccount',
      'deletePoster',
      'deleteSentNotification',
      'deleteStage',
      'deleteTeam',
      'deleteTeamAsAdmin',
      'deleteTournament',
      'deleteUser',
      'disqualifyEntry',
      'endSeries',
      'giveApplicantDuty',
      'grantDuty',
      'handOverTeam',
      'makePayouts',
      'makeRecoveryCodes',
      'mergeLobbies',
      'namePayee',
      'payPayout',
      'removeAuthenticator',
      'removePasskey',
      'removeTeam',
      'resetSecondFactor',
      'savePayeeDetails',
      'setCoLeader',
      'startAuthenticator',
      'startPasskey',
      'updateRole',
      'verifyDiscord',
      'waivePayout',
    ].sort(),
  );
});

/** Names of what a call may only do unasked where it is the sender's own. */
const tells = /^(delete|destroy|disqualify|remove|grant|give\w*Duty|updateRole|link|verifyDiscord)/;
/** A notification that its reader takes out of their own list. */
const ofOnesOwn = ['deleteNotification'];

it('is left out of no call whose name says that it gives something to others or destroys it', () => {
  const unasked = calls.filter(
    ({ name, call }) => tells.test(name) && !asksForConfirmation(call) && !ofOnesOwn.includes(name),
  );
  expect(unasked.map(({ name }) => name)).toEqual([]);
});

describe('eleven minutes after the sign-in', () => {
  it.each(asking)('$feature: $name changes nothing', async ({ call, name }) => {
    const prepare = goodRequests[name] ?? expect.fail(`good-requests.ts has none for ${name}`);
    const request = await prepare(server);
    server.clock.advance(11 * minute);
    // A session notes now and then that it is used.
    await server.api.act(checkToken, { params: { token: request.as?.token ?? '' } });
    const before = await readTables(server.db);
    expect(await server.api.send(call, request)).toMatchObject(refused('CONFIRMATION_NEEDED'));
    expect(await readTables(server.db)).toEqual(before);
  });
});
