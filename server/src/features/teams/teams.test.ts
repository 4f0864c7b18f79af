import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { noisyPng, png } from '../../../../factories/pictures.ts';
import { createTeam, newSquad } from '../../../../factories/teams.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const logo = await png();

function create(as: Person, name: string, picture: Buffer | null = logo) {
  const pictures = picture === null ? undefined : { logo: picture };
  return server.api.send(calls.createTeam, { as, body: { name }, pictures });
}

function teamOf(person: Person, as: Person = person) {
  return server.api.act(calls.getTeam, { as, params: { userId: person.id } });
}

describe('creating a team', () => {
  it('makes the player its leader and gives an invite code', async () => {
    const leader = await newPlayer(server);
    const { body } = await create(leader, '  Dawn   Riders ');
    expect(body.team).toMatchObject({
      name: 'Dawn Riders',
      leader: { _id: leader.id, email: leader.email },
      players: [{ _id: leader.id }],
    });
    const { team, invitelink } = await teamOf(leader);
    expect(team).toEqual(body.team);
    expect(team?.logo).toMatch(/^\/images\/[0-9a-f]{40}-32\.webp$/);
    // 256 bits, base64url.
    expect(invitelink?.code).toMatch(/^[\w-]{43}$/);
  });

  it('is refused for in-game info, Discord, name and logo, in this order and in these words', async () => {
    const bare = await newPlayer(server, { inGame: false, discord: false });
    expect(await create(bare, '', null)).toMatchObject(
      refused('INGAME_INFO_MISSING', {
        message: 'Please fill your in-game information before creating a new team.',
      }),
    );
    const noDiscord = await newPlayer(server, { discord: false });
    expect(await create(noDiscord, '', null)).toMatchObject(
      refused('DISCORD_NOT_LINKED', {
        message: 'Must be Verify your account with discord before creating a new team.',
      }),
    );
    const ready = await newPlayer(server);
    const noName = 'Please enter a team name.';
    expect(await create(ready, '  ', null)).toMatchObject(
      refused('INVALID', { message: noName, fields: { name: noName } }),
    );
    const noLogo = 'Please upload a team logo.';
    expect(await create(ready, 'Named Now', null)).toMatchObject(
      refused('INVALID', { message: noLogo, fields: { logo: noLogo } }),
    );
    expect(await create(ready, 'Named Now')).toMatchObject(succeeded);
  });

  it('has the drawn crest for a logo where that is said', async () => {
    const as = await newPlayer(server);
    const body = { name: 'Drawn Crest', drawnLogo: 'true' } as const;
    const { team } = await server.api.act(calls.createTeam, { as, body });
    expect(team).toMatchObject({ name: 'Drawn Crest', logo: '' });
  });

  it.each([
    ['one letter', 'A', 'Team name needs at least 2 characters.'],
    ['41 letters', 'A'.repeat(41), 'Team name can be at most 40 characters long.'],
    ['only signs', '. - _', 'Use letters or numbers in the team name.'],
    ['nothing to see', '\u2800\u2800', 'Team name needs at least 2 characters.'],
    [
      'turned-around text',
      'ab\u202ecd',
      'Team name has a character that cannot be used here, after “ab”.',
    ],
    ['everybody', '@everyone', /read as no team/],
    ['the organisation', 'ONE DREAM ESPORTS', /read as no team/],
  ])('refuses %s as name', async (_what, name, message) => {
    const answer = await create(await newPlayer(server), name);
    expect(answer).toMatchObject(
      refused('INVALID', { fields: { name: expect.stringMatching(message) } }),
    );
  });

  it('takes 50 KB as name for what they are', async () => {
    const answer = await create(await newPlayer(server), 'x'.repeat(50_000));
    expect(answer).toMatchObject(refused('INVALID', { fields: { name: expect.any(String) } }));
  });

  it('refuses a name that looks like another team’s', async () => {
    await create(await newPlayer(server), 'Velocity Kings');
    for (const name of ['velocity kings', 'VELOCITYKINGS', 'Ve1ocity Kings', 'Vеlосity Kings']) {
      const answer = await create(await newPlayer(server), name);
      expect(answer, name).toMatchObject(refused('TEAM_NAME_TAKEN'));
      expect(answer.body.fields).toHaveProperty('name');
    }
  });

  it('keeps no picture of what it refuses', async () => {
    const stored = async () => {
      const keys: string[] = [];
      for await (const key of server.platform.storage.list('images')) keys.push(key);
      return keys.sort();
    };
    const leader = await newPlayer(server);
    expect(await create(leader, 'Picture Keepers')).toMatchObject(succeeded);
    const before = await stored();
    const another = await png(77);
    const refusals = [
      await create(leader, 'Another Name', another),
      await create(await newPlayer(server), 'picture  keepers', another),
      await create(await newPlayer(server), 'x'.repeat(200), another),
      await create(await newPlayer(server, { inGame: false }), 'No Game Yet', another),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual([
      'ALREADY_IN_TEAM',
      'TEAM_NAME_TAKEN',
      'INVALID',
      'INGAME_INFO_MISSING',
    ]);
    expect(await stored()).toEqual(before);
  });

  it('lets names in Devanagari that differ in a vowel sign stand side by side', async () => {
    expect(await create(await newPlayer(server), 'कमल योद्धा')).toMatchObject(succeeded);
    expect(await create(await newPlayer(server), 'कमला योद्धा')).toMatchObject(succeeded);
    expect(await create(await newPlayer(server), 'कमल  योद्धा')).toMatchObject(
      refused('TEAM_NAME_TAKEN'),
    );
  });

  it('is refused to somebody who is in a team, leader or member', async () => {
    const { leader, players } = await newSquad(server, { size: 2 });
    for (const player of [leader, players[1] ?? leader])
      expect(await create(player, 'Second Team')).toMatchObject(refused('ALREADY_IN_TEAM'));
  });

  it.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_UNSUPPORTED'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'IMAGE_UNSUPPORTED'],
    [
      'a picture cut short',
      () => noisyPng(2000).then((whole) => whole.subarray(0, 900)),
      'IMAGE_BROKEN',
    ],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'IMAGE_TOO_LARGE'],
    ['more than 25 megapixels', () => png(1, 5001), 'IMAGE_TOO_MANY_PIXELS'],
  ] as const)('refuses %s as logo', async (_what, make, code) => {
    const leader = await newPlayer(server);
    const answer = await create(leader, 'Pictured', await make());
    expect(answer).toMatchObject(refused(code));
    expect((await teamOf(leader)).team).toBeNull();
  });

  it('takes a logo of nearly 5 MB', async () => {
    const large = await noisyPng(4.8 * 1024 * 1024);
    expect(large.length).toBeGreaterThan(4.7 * 1024 * 1024);
    expect(await create(await newPlayer(server), 'Large Logo', large)).toMatchObject(succeeded);
  });

  it('does not take JSON in place of the form', async () => {
    const { token } = await newPlayer(server);
    const answer = await server.api.sendRaw('/api/team/create', {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Sneaky', logo: '/etc/passwd' }),
    });
    expect(answer).toMatchObject(refused('UNSUPPORTED_MEDIA'));
  });
});

describe('a team', () => {
  it('is seen by its members with everybody’s details, the invite code by the leader alone', async () => {
    const { leader, players } = await newSquad(server, { size: 3 });
    const [, second, third] = players;
    const seen = await teamOf(leader, second);
    expect(seen.invitelink).toBeNull();
    expect(seen.team?.players.map((player) => player._id)).toEqual([
      leader.id,
      second?.id,
      third?.id,
    ]);
    expect(seen.team?.players[2]).toMatchObject({
      email: third?.email,
      ingameinfo: { mobileNumber: '9876543210' },
      discordinfo: { id: expect.any(String) },
    });
    expect((await teamOf(leader)).invitelink?.code).toBeTruthy();
  });

  it('does not exist for a stranger', async () => {
    const { leader } = await newSquad(server, { size: 2 });
    const stranger = await newPlayer(server);
    const params = { userId: leader.id };
    const answer = await server.api.send(calls.getTeam, { as: stranger, params });
    expect(answer).toMatchObject(refused('NOT_FOUND'));
    const teamless = await newPlayer(server);
    const other = { userId: teamless.id };
    expect(await server.api.send(calls.getTeam, { as: stranger, params: other })).toMatchObject({
      status: answer.status,
      body: answer.body,
    });
  });

  it('is null for a player without one', async () => {
    expect(await teamOf(await newPlayer(server))).toEqual({
      success: true,
      team: null,
      invitelink: null,
    });
  });

  it('is seen by admins, without the invite code', async () => {
    const { leader, id } = await newSquad(server, { size: 2 });
    const { team, invitelink } = await teamOf(leader, await newAdmin(server));
    expect(team?._id).toBe(id);
    expect(invitelink).toBeNull();
  });
});

describe('leaving', () => {
  it('makes a member free for another team', async () => {
    const { id, leader, players } = await newSquad(server, { size: 3 });
    const member = players[1] ?? expect.fail('nobody');
    const params = { teamId: id };
    expect(await server.api.send(calls.leaveTeam, { as: member, params })).toMatchObject(succeeded);
    expect((await teamOf(member)).team).toBeNull();
    expect((await teamOf(leader)).team?.players).toHaveLength(2);
    await createTeam(server, { leader: member });
  });

  it('is not for the leader', async () => {
    const { id, leader } = await newSquad(server, { size: 2 });
    const answer = await server.api.send(calls.leaveTeam, { as: leader, params: { teamId: id } });
    expect(answer).toMatchObject(refused('LEADER_CANNOT_LEAVE'));
    expect((await teamOf(leader)).team?.players).toHaveLength(2);
  });

  it('a team that one is not in is not possible', async () => {
    const { id } = await newSquad(server, { size: 2 });
    const { players } = await newSquad(server, { size: 2 });
    for (const as of [await newPlayer(server), players[1] ?? expect.fail('nobody')])
      expect(await server.api.send(calls.leaveTeam, { as, params: { teamId: id } })).toMatchObject(
        refused('NOT_FOUND'),
      );
  });
});

describe('kicking', () => {
  function kick(as: Person, userId: string) {
    return server.api.send(calls.kickPlayer, { as, params: { userId } });
  }

  it('takes a player out of the leader’s team', async () => {
    const { leader, players } = await newSquad(server, { size: 3 });
    const kicked = players[2] ?? expect.fail('nobody');
    expect(await kick(leader, kicked.id)).toMatchObject(succeeded);
    expect((await teamOf(kicked)).team).toBeNull();
    expect(await kick(leader, kicked.id)).toMatchObject(refused('NOT_FOUND'));
  });

  it('does not reach across teams', async () => {
    const { leader } = await newSquad(server, { size: 2 });
    const other = await newSquad(server, { size: 2 });
    expect(await kick(leader, other.players[1]?.id ?? '')).toMatchObject(refused('NOT_FOUND'));
    expect(await kick(leader, other.leader.id)).toMatchObject(refused('NOT_FOUND'));
    expect((await teamOf(other.leader)).team?.players).toHaveLength(2);
  });

  it('is for the leader alone, and not of oneself', async () => {
    const { leader, players } = await newSquad(server, { size: 3 });
    const [, second, third] = players;
    expect(await kick(second ?? leader, third?.id ?? '')).toMatchObject(refused('NOT_LEADER'));
    expect(await kick(second ?? leader, leader.id)).toMatchObject(refused('NOT_LEADER'));
    expect(await kick(await newPlayer(server), leader.id)).toMatchObject(refused('NOT_FOUND'));
    expect(await kick(leader, leader.id)).toMatchObject(refused('CONFLICT'));
    expect((await teamOf(leader)).team?.players).toHaveLength(3);
  });

  it('finds nobody under what is no id', async () => {
    const { leader } = await newSquad(server, { size: 2 });
    expect(await kick(leader, "' or 1=1")).toMatchObject(refused('NOT_FOUND'));
  });
});

describe('deleting a team', () => {
  it('frees its members, its name and kills its invite', async () => {
    const { leader, players, code, name } = await newSquad(server, { size: 3 });
    expect(await server.api.send(calls.deleteTeam, { as: leader })).toMatchObject(succeeded);
    for (const player of players) expect((await teamOf(player)).team).toBeNull();
    const late = await newPlayer(server);
    expect(
      await server.api.send(calls.acceptInvitation, { as: late, params: { code } }),
    ).toMatchObject(refused('INVITE_NOT_FOUND'));
    expect(await create(players[1] ?? leader, name)).toMatchObject(succeeded);
  });

  it('is for its leader alone', async () => {
    const { leader, players } = await newSquad(server, { size: 2 });
    const member = players[1] ?? expect.fail('nobody');
    expect(await server.api.send(calls.deleteTeam, { as: member })).toMatchObject(
      refused('NOT_LEADER'),
    );
    expect(await server.api.send(calls.deleteTeam, { as: await newPlayer(server) })).toMatchObject(
      refused('NO_TEAM'),
    );
    expect((await teamOf(leader)).team?.players).toHaveLength(2);
  });
});
