import { calls } from '@one-dream/contract/calls.ts';
import { replaceRoom, showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { expect, it } from 'vitest';
import { fillRoom, newLobby, openRoom } from '../../../factories/lobbies.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { channel, choose, eventually, posted } from '../support/outbound.ts';
import { newOwner } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });

const markers = ['QZX9ROOM7', 'QZXsecret42', 'QZXnote77', 'QZX2ROOM8', 'QZXfresh43'];
const room = { roomId: 'QZX9ROOM7', password: 'QZXsecret42', note: 'QZXnote77' };

it('is in no answer but its own, no page, mail, message, post, log line, audit entry, notification, job or row', async () => {
  const lobby = await newLobby(server, { teams: 2, tournament: { log_channel: channel } });
  const leader = lobby.squads[0]?.leader;
  if (!leader) throw new Error('no leader');
  await choose(server, { as: leader, mail: true, discord: true });
  await fillRoom(server, { ...lobby, room });
  await openRoom(server, { ...lobby, room });
  const params = { matchId: lobby.match._id };
  const shown = await server.api.act(showRoom, { as: leader, params });
  expect(shown.data).toMatchObject(room);
  await eventually(() => posted(server, { channelId: channel }), {
    isSo: (posts) => posts.some(({ content }) => content.includes('Room is open')),
  });
  const second = { roomId: 'QZX2ROOM8', password: 'QZXfresh43', note: '' };
  await server.api.act(replaceRoom, { as: lobby.admin, params, body: second });
  await eventually(() => posted(server, { channelId: channel }), {
    isSo: (posts) => posts.some(({ content }) => content.includes('Room changed')),
  });

  const places: Record<string, string> = {
    'the database': await dumpDatabase(server),
    'the log': server.logs.join('\n'),
    Discord: JSON.stringify(server.sandbox.discord.messages),
    mails: JSON.stringify(await server.sandbox.mail.list()),
  };
  const ids: Record<string, string> = {
    tournamentId: lobby.tournament._id,
    stageId: lobby.stage._id,
    drawId: lobby.draw._id,
    matchId: lobby.match._id,
    teamId: lobby.squads[0]?.id ?? '',
    userId: leader.id,
    game: 'BGMI',
  };
  const owner = await newOwner(server);
  for (const { call, name } of calls) {
    if (call.path === showRoom.path || call.limit !== 'read') continue;
    for (const as of [undefined, leader, lobby.admin, owner])
      places[name] =
        (places[name] ?? '') +
        JSON.stringify((await server.api.send(call, { params: ids, ...(as && { as }) })).body);
  }
  for (const path of [
    '/',
    '/tournament',
    `/tournament/${lobby.tournament._id}`,
    `/calendar/tournament/${lobby.tournament._id}.ics`,
  ])
    places[path] = await (await fetch(server.url + path)).text();
  expect(Object.keys(places).length).toBeGreaterThan(20);
  // Bytes are dumped as hexadecimal digits.
  const forms = markers.flatMap((marker) => [marker, Buffer.from(marker).toString('hex')]);
  for (const [place, text] of Object.entries(places))
    for (const form of forms) expect(text.includes(form), `${form} in ${place}`).toBe(false);
  // The search finds what is there.
  expect(places['the database']).toContain(lobby.tournament.title);
});
