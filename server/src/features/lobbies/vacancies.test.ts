import { removeTeam } from '@one-dream/contract/features/entries/entries.registrations.ts';
import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch } from '@one-dream/contract/features/matches/matches.ts';
import { expect, it, vi } from 'vitest';
import { succeeded } from '../../../../factories/api.ts';
import {
  entryOf,
  inMinutes,
  type Lobby,
  newLobby,
  openRoom,
} from '../../../../factories/lobbies.ts';
import { changeTournament, register } from '../../../../factories/tournaments.ts';
import { insertSquads } from '../../../tests/support/insert-squads.ts';
import { runDueJobs } from '../../../tests/support/outbound.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true });

async function slotsOf({ match }: Lobby) {
  const { data } = await server.api.act(getMatch, { params: { matchId: match._id } });
  return { slots: data.slots, version: data.match.slotsVersion };
}

async function removeFirst(lobby: Lobby) {
  const [team] = lobby.squads;
  if (!team) throw new Error('no team');
  const params = { tournamentId: lobby.tournament._id, teamId: team.id };
  await server.api.act(removeTeam, { as: lobby.admin, params });
  return team;
}

it('a team that leaves after the draw frees its slot, and the next one that comes has it', async () => {
  const lobby = await newLobby(server, { teams: 2 });
  const before = await slotsOf(lobby);
  const gone = await removeFirst(lobby);
  const goneSlot = before.slots.find(({ teamId }) => teamId === gone.id)?.roomSlot;
  const without = await slotsOf(lobby);
  expect(without.slots.map(({ teamId }) => teamId)).not.toContain(gone.id);
  expect(without.slots).toHaveLength(1);
  expect(without.version).toBe(before.version + 1);

  const [team] = await insertSquads(server, { count: 1 });
  if (!team) throw new Error('no team');
  await register(server, { team, tournament: lobby.tournament });
  const entryId = await entryOf(server, { team, tournament: lobby.tournament });
  const now = await slotsOf(lobby);
  expect(now.slots).toHaveLength(2);
  expect(now.slots.find((slot) => slot.entryId === entryId)?.roomSlot).toBe(goneSlot);
  expect(now.version).toBe(before.version + 2);
});

it('a team that claims a vacant slot of a scrim is on the slot list and sees the room at once', async () => {
  const lobby = await newLobby(server, {
    teams: 2,
    tournament: { kind: 'scrim', slots: 3 },
    form: { firstStart: inMinutes(server, 14) },
  });
  const { tournament, match } = lobby;
  await lockScrim(tournament._id);
  await openRoom(server, lobby);
  const before = await slotsOf(lobby);
  const [team] = await insertSquads(server, { count: 1 });
  if (!team) throw new Error('no team');
  const show = () => server.api.send(showRoom, { as: team.leader, params: { matchId: match._id } });
  expect((await show()).status).toBe(403);
  await server.api.act(entries.claimSlot, {
    as: team.leader,
    params: { tournamentId: tournament._id, teamId: team.id },
  });
  const now = await slotsOf(lobby);
  expect(now.version).toBe(before.version + 1);
  expect(now.slots.map(({ teamId }) => teamId)).toContain(team.id);
  expect(await show()).toMatchObject(succeeded);
});

it('a tournament that goes live by its room tells those who play', async () => {
  const lobby = await newLobby(server, {
    teams: 1,
    form: { firstStart: inMinutes(server, 14) },
  });
  await openRoom(server, lobby);
  const { _id: id } = lobby.tournament;
  const { status } = await server.row('tournaments', { id });
  expect(status).toBe('LIVE');
  await vi.waitFor(
    async () => {
      await runDueJobs(server);
      const told = await server.rows(
        'notifications',
        { recipient_id: lobby.squads[0]?.leader.id ?? '' },
        ['title'],
      );
      expect(told.map(({ title }) => title).join()).toMatch(/live/i);
    },
    { timeout: 60_000, interval: 300 },
  );
});

it('a team can be deleted after its tournament is over', async () => {
  const lobby = await newLobby(server, { teams: 1 });
  await changeTournament(server, { id: lobby.tournament._id, change: { status: 'COMPLETED' } });
  await removeFirst(lobby);
  expect((await slotsOf(lobby)).slots).toHaveLength(1);
});

/** Check-in is over, the first match is 14 minutes away. */
async function lockScrim(id: string) {
  await server.change(
    'tournaments',
    { id },
    {
      status: 'CLOSED',
      checkin_opens_at: new Date(inMinutes(server, -46)),
      checkin_closes_at: new Date(inMinutes(server, -11)),
      checkin_closed_at: new Date(inMinutes(server, -11)),
      first_match_at: new Date(inMinutes(server, 14)),
    },
  );
}
