import {
  claimGameId,
  decideGameIdClaim,
  listGameIdClaims,
} from '@one-dream/contract/features/accounts/accounts.game-ids.ts';
import { claimGuest } from '@one-dream/contract/features/guests/guests.ts';
import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { acceptInvitation } from '@one-dream/contract/features/teams/teams.ts';
import { saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import { expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { sheetTeam } from '../../../../factories/guests.ts';
import { inviteCodeOf, newSquad } from '../../../../factories/teams.ts';
import { newGuestLobby } from '../../../tests/support/guest-lobby.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

it('lets in those of a claimed squad who sign up later, and nobody else', async () => {
  const event = await newGuestLobby(server);
  const { link, team: squad, entryId, match } = event;
  await event.release();
  const [own = '', joining = '', saving = '', strangers = ''] = squad.ids;
  const leader = await newPlayer(server, { inGameId: own });
  await server.api.act(claimGuest, { as: leader, body: { link } });
  const code = await inviteCodeOf(server, leader);
  const join = (as: Person) => server.api.act(acceptInvitation, { as, params: { code } });
  const save = (as: Person, inGameId: string) =>
    server.api.send(saveInGameInfo, { as, body: { inGameName: as.name, inGameId } });
  const look = (as: Person) => server.api.send(showRoom, { as, params: { matchId: match._id } });

  const [first, second, sub] = [
    await newPlayer(server, { inGameId: joining }),
    await newPlayer(server),
    await newPlayer(server),
  ];
  expect(await look(first)).toMatchObject(refused('NOT_IN_LOBBY'));
  for (const mate of [first, second, sub]) await join(mate);
  expect(await look(second)).toMatchObject(refused('NOT_IN_LOBBY'));
  await save(second, saving);
  for (const mate of [leader, first, second]) expect(await look(mate)).toMatchObject(succeeded);

  // An id of the squad in another team, a member's that is taken, and one of nobody in the squad.
  const { players } = await newSquad(server, { players: [{}, { inGameId: strangers }] });
  const squatter = players[1] ?? expect.fail();
  expect(await save(sub, joining)).toMatchObject(refused('GAME_ID_TAKEN'));
  expect(await save(sub, sheetTeam(1).ids[0] ?? '')).toMatchObject(succeeded);
  // Who has a place does not take a second one with another id.
  await save(squatter, sheetTeam(1).ids[0] ?? '');
  expect(await save(first, strangers)).toMatchObject(succeeded);
  await save(first, joining);
  expect(await look(sub)).toMatchObject(refused('NOT_IN_LOBBY'));
  const places = async () => {
    const rows = await server.rows('registration_players', { registration_id: entryId }, [
      'in_game_id',
      'user_id',
    ]);
    return squad.ids.map((id) => rows.find((row) => row.in_game_id === id)?.user_id);
  };
  expect(await places()).toEqual([leader.id, first.id, second.id, null]);

  // An id that staff move to a member.
  await save(squatter, strangers);
  await server.api.act(claimGameId, {
    as: sub,
    body: { inGameId: strangers, reason: 'My profile shows this number.' },
  });
  const { data } = await server.api.act(listGameIdClaims, {
    as: event.admin,
    body: { show: 'waiting' },
  });
  await server.api.act(decideGameIdClaim, {
    as: event.admin,
    params: { claimId: data[0]?._id ?? '' },
    body: { isGranted: true, answer: 'Seen.' },
  });
  expect(await places()).toEqual([leader.id, first.id, second.id, sub.id]);
});
