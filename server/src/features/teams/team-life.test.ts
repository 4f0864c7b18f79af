import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { png } from '../../../../factories/pictures.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { remindAgainHours } from './team-life.actions.ts';

const server = await sharedTestServer();

const teamOf = async (person: Person) =>
  (await server.api.act(calls.getTeam, { as: person, params: { userId: person.id } })).team;

const noticesOf = async (person: Person) =>
  (await server.rows('notifications', { recipient_id: person.id }, ['title'])).map(
    ({ title }) => title,
  );

describe('name and logo', () => {
  const rename = (as: Person, name: string, logo?: Buffer) =>
    server.api.send(calls.updateTeam, { as, body: { name }, ...(logo && { pictures: { logo } }) });

  it('are changed by the leader, while what is registered keeps the ones before', async () => {
    const team = await newSquad(server, { name: 'Before The Storm' });
    const tournament = await openTournament(server);
    await register(server, { team, tournament });
    const before = await teamOf(team.leader);
    const answer = await rename(team.leader, ' After  The Storm ', await png(91));
    expect(answer.body.team).toMatchObject({ name: 'After The Storm' });
    const after = await teamOf(team.leader);
    expect(after?.logo).not.toBe(before?.logo);
    const stored = await server.find('registrations', { team_id: team.id }, [
      'team_name',
      'team_logo',
    ]);
    expect(stored).toEqual({ team_name: 'Before The Storm', team_logo: before?.logo });
    const [, mate] = team.players;
    expect(mate && (await noticesOf(mate))).toContain('Before The Storm is After The Storm now');
    // Its former name is free for another team.
    expect(
      await rename((await newSquad(server, { size: 1 })).leader, 'Before The Storm'),
    ).toMatchObject(succeeded);
  });

  it('keep the logo where no new one comes, and may differ in case alone', async () => {
    const { leader } = await newSquad(server, { size: 1, name: 'small letters' });
    const before = await teamOf(leader);
    expect(await rename(leader, 'SMALL LETTERS')).toMatchObject(succeeded);
    expect(await teamOf(leader)).toMatchObject({ name: 'SMALL LETTERS', logo: before?.logo });
  });

  it('are refused to members, strangers and for a name that looks like another team’s', async () => {
    const { leader, players } = await newSquad(server, { size: 2, name: 'Taken Already' });
    const other = await newSquad(server, { size: 1 });
    expect(await rename(players[1] ?? leader, 'Mutiny')).toMatchObject(refused('NOT_LEADER'));
    expect(await rename(await newPlayer(server), 'Nobody')).toMatchObject(refused('NO_TEAM'));
    expect(await rename(other.leader, 'taken a1ready')).toMatchObject(refused('TEAM_NAME_TAKEN'));
    expect(await rename(other.leader, '. - _')).toMatchObject(refused('INVALID'));
    expect(await rename(other.leader, 'x'.repeat(50_000))).toMatchObject(refused('INVALID'));
  });
});

describe('leadership', () => {
  const handOver = (as: Person, to: Person) =>
    server.api.send(calls.handOverTeam, { as, params: { userId: to.id } });

  it('goes to a member, with the invite link and what only leaders may do', async () => {
    const { leader, players } = await newSquad(server, { size: 3 });
    const [, heir, third] = players;
    if (!heir || !third) throw new Error('nobody');
    expect(await handOver(leader, heir)).toMatchObject(succeeded);
    expect((await teamOf(third))?.leader._id).toBe(heir.id);
    const { invitelink } = await server.api.act(calls.getTeam, {
      as: heir,
      params: { userId: heir.id },
    });
    expect(invitelink).not.toBeNull();
    expect(await handOver(leader, third)).toMatchObject(refused('NOT_LEADER'));
    expect(
      await server.api.send(calls.leaveTeam, {
        as: leader,
        params: { teamId: (await teamOf(heir))?._id ?? '' },
      }),
    ).toMatchObject(succeeded);
  });

  it('does not go to a stranger, to oneself, or to who could not lead', async () => {
    const team = await newSquad(server, { size: 1 });
    const bare = await newPlayer(server, { discord: false });
    await joinTeam(server, { team, player: bare });
    const stranger = await newPlayer(server);
    expect(await handOver(team.leader, stranger)).toMatchObject(refused('NOT_FOUND'));
    expect(await handOver(stranger, team.leader)).toMatchObject(refused('NOT_FOUND'));
    expect(await handOver(team.leader, team.leader)).toMatchObject(refused('CONFLICT'));
    expect(await handOver(team.leader, bare)).toMatchObject(
      refused('NOT_READY', {
        message: `${bare.name} cannot lead yet: they lack a linked Discord.`,
      }),
    );
  });
});

describe('the lineup of a team', () => {
  const setLineup = (as: Person, userIds: string[]) =>
    server.api.send(calls.setTeamLineup, { as, body: { userIds } });

  it('says in which order the team registers, its leader among the substitutes too', async () => {
    const team = await newSquad(server, { size: 6 });
    const order = team.players.map(({ id }) => id).reverse();
    expect(await setLineup(team.leader, order)).toMatchObject(succeeded);
    expect((await teamOf(team.leader))?.lineup).toEqual(order);
    await register(server, { team, tournament: await openTournament(server) });
    const stored = await server.db
      .selectFrom('registration_players')
      .innerJoin('registrations', 'registrations.id', 'registration_id')
      .select('user_id')
      .where('team_id', '=', team.id)
      .orderBy('position')
      .execute();
    expect(stored.map(({ user_id }) => user_id)).toEqual(order);
  });

  it('has who joined since at its end', async () => {
    const team = await newSquad(server, { size: 2 });
    const [leader, second] = team.players;
    if (!leader || !second) throw new Error('nobody');
    await setLineup(leader, [second.id, leader.id]);
    const third = await newPlayer(server);
    await joinTeam(server, { team, player: third });
    expect((await teamOf(leader))?.lineup).toEqual([second.id, leader.id, third.id]);
  });

  it('takes every player once, and the leader’s word alone', async () => {
    const { leader, players } = await newSquad(server, { size: 2 });
    const [, second] = players;
    if (!second) throw new Error('nobody');
    const stranger = await newPlayer(server);
    for (const wrong of [
      [leader.id],
      [leader.id, leader.id],
      [leader.id, stranger.id],
      [leader.id, second.id, stranger.id],
    ])
      expect(await setLineup(leader, wrong)).toMatchObject(refused('INVALID'));
    expect(await setLineup(second, [second.id, leader.id])).toMatchObject(refused('NOT_LEADER'));
  });
});

describe('reminding a player', () => {
  const remind = (as: Person, player: Person) =>
    server.api.send(calls.remindPlayer, { as, params: { userId: player.id } });

  it('tells them what they lack, once in a while', async () => {
    const team = await newSquad(server, { size: 1, name: 'Patient Tigers' });
    const late = await newPlayer(server, { discord: false });
    await joinTeam(server, { team, player: late });
    expect(await remind(team.leader, late)).toMatchObject(succeeded);
    const again = await remind(team.leader, late);
    expect(again).toMatchObject(refused('TOO_MANY_REQUESTS'));
    expect(Number(again.headers.get('retry-after'))).toBe(remindAgainHours * 3600);
    expect(
      (await noticesOf(late)).filter((title) =>
        title.startsWith('Patient Tigers waits for you: you lack '),
      ),
    ).toHaveLength(1);
    await server.change(
      'team_members',
      { user_id: late.id },
      {
        reminded_at: new Date(server.platform.now().getTime() - remindAgainHours * 3_600_000),
      },
    );
    expect(await remind(team.leader, late)).toMatchObject(succeeded);
  });

  it('is for leaders, about their own players who are not ready', async () => {
    const { leader, players } = await newSquad(server, { size: 2 });
    const [, mate] = players;
    if (!mate) throw new Error('nobody');
    const stranger = await newPlayer(server, { discord: false });
    expect(await remind(leader, mate)).toMatchObject(refused('CONFLICT'));
    expect(await remind(leader, stranger)).toMatchObject(refused('NOT_FOUND'));
    expect(await remind(mate, leader)).toMatchObject(refused('NOT_LEADER'));
    expect(await remind(stranger, mate)).toMatchObject(refused('NOT_FOUND'));
  });
});
