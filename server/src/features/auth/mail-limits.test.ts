import { changeEmail } from '@one-dream/contract/features/auth/auth.email.ts';
import { requestPasswordReset } from '@one-dream/contract/features/auth/auth.ts';
import * as searches from '@one-dream/contract/features/teams/teams.search.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { nextNumber } from '../../../../factories/unique.ts';
import { mailsTo } from '../../../tests/support/mail-box.ts';
import { fillInRegistration, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { requestsOf } from '../../../tests/support/team-search.ts';

const server = await sharedTestServer({ works: true, limits: 'on' });
const newAddress = () => `stranger${nextNumber()}@example.in`;

it('an address that nobody has confirmed gets 20 links a day, whoever asks for them', async () => {
  const email = newAddress();
  const ask = () => fillInRegistration(server, { email });
  await ask();
  await mailsTo(server, { address: email });
  while (await server.platform.limiter.take('mailToUnconfirmed', email));
  await ask();
  const { email: confirmed } = await newPlayer(server);
  await server.api.act(requestPasswordReset, { body: { email: confirmed } });
  // Sent after what was asked for before it.
  await mailsTo(server, { address: confirmed });
  expect(await mailsTo(server, { address: email })).toHaveLength(1);
});

it('a change of address is mailed to five addresses an hour', async () => {
  const as = await newPlayer(server);
  const ask = () => server.api.send(changeEmail, { as, body: { email: newAddress() } });
  for (let asked = 0; asked < 5; asked++) expect(await ask()).toMatchObject(succeeded);
  expect(await ask()).toMatchObject(refused('TOO_MANY_REQUESTS'));
});

it('a request to join is told to the same team three times in twelve hours, however often it is withdrawn', async () => {
  const openTeam = async () => {
    const team = await newSquad(server, { size: 1 });
    await server.api.act(searches.postSearch, { as: team.leader, body: { text: 'Evenings.' } });
    return team.id;
  };
  const as = await newPlayer(server);
  const ask = (teamId: string) =>
    server.api.send(searches.askToJoin, { as, params: { teamId }, body: { text: '' } });
  const teamId = await openTeam();
  for (let asked = 0; asked < 3; asked++) {
    expect(await ask(teamId)).toMatchObject(succeeded);
    const [request] = await requestsOf(server, as);
    const requestId = request?._id ?? expect.fail();
    await server.api.act(searches.withdrawJoinRequest, { as, params: { requestId } });
  }
  expect(await ask(teamId)).toMatchObject(refused('TOO_MANY_REQUESTS'));
  expect(await ask(await openTeam())).toMatchObject(succeeded);
});

it('a request to join that is refused does not count', async () => {
  const { leader, id: teamId } = await newSquad(server, { size: 1 });
  await server.api.act(searches.postSearch, { as: leader, body: { text: 'Evenings.' } });
  const as = await newPlayer(server, { inGame: false });
  for (let asked = 0; asked < 5; asked++)
    expect(
      await server.api.send(searches.askToJoin, { as, params: { teamId }, body: { text: '' } }),
    ).toMatchObject(refused('INGAME_INFO_MISSING'));
});
