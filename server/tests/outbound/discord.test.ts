import { setTimeout as sleep } from 'node:timers/promises';
import { listFailedJobs, retryJob } from '@one-dream/contract/features/dashboard/dashboard.ts';
import {
  cancelRegistration,
  removeTeam,
} from '@one-dream/contract/features/entries/entries.registrations.ts';
import { deleteTeam } from '@one-dream/contract/features/teams/teams.ts';
import {
  deleteTournament,
  updateTournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { refused } from '../../../factories/api.ts';
import { draw, newStadium, plan } from '../../../factories/lobbies.ts';
import { newSquad } from '../../../factories/teams.ts';
import { changeTournament, openTournament, register } from '../../../factories/tournaments.ts';
import { sandboxApplication } from '../../../sandbox/discord/discord-world.ts';
import { sharedTestServer } from '../support/open-test-server.ts';
import { channel, choose, discordIdOf, eventually, posted, settled } from '../support/outbound.ts';
import { linkDiscord, newAdmin, newOwner, newPlayer } from '../support/people.ts';

const server = await sharedTestServer({ works: true });
afterEach(() => server.sandbox.discord.faults.clear());

let channels = 0;
/** A channel that nobody else in this file posts to. */
function newChannel(): string {
  channels += 1;
  return String(BigInt(channel) + BigInt(channels));
}

function roles(discordId: string): string[] {
  return [...(server.sandbox.discord.members.get(discordId) ?? [])];
}

describe('linking Discord', () => {
  it('brings the player into the guild', async () => {
    const player = await newPlayer(server, { discord: false });
    const { data, isInGuild } = await linkDiscord(server, { as: player });
    expect(isInGuild).toBe(true);
    expect(server.sandbox.discord.members.has(data.discordinfo?.id ?? '')).toBe(true);
  });

  it('stands while Discord cannot add them, answers in time and says that they are not in', async () => {
    for (const fault of [{ status: 503 }, { status: 429, retryAfter: 2 }, { hangMs: 20_000 }]) {
      server.sandbox.discord.faults.next({ route: 'member', ...fault });
      const player = await newPlayer(server, { discord: false });
      const begun = performance.now();
      const { data, isInGuild } = await linkDiscord(server, { as: player });
      // The hanging one would take 20 seconds.
      expect(performance.now() - begun).toBeLessThan(15_000);
      expect(isInGuild).toBe(false);
      expect(data.discordinfo).not.toBeNull();
      // Until then the bot itself keeps everything back, and meets no other fault.
      await sleep((fault.retryAfter ?? 0) * 1100);
    }
  });
});

describe('the log channel', () => {
  it('hears of a team that registers, cancels, is taken out or deleted', async () => {
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel });
    const team = await newSquad(server, { name: 'Night *Owls*' });
    const params = { tournamentId: tournament._id, teamId: team.id };
    const actions = [
      () => server.api.act(cancelRegistration, { as: team.leader, params }),
      async () => server.api.act(removeTeam, { as: await newAdmin(server), params }),
      () => server.api.act(deleteTeam, { as: team.leader }),
    ];
    for (const [round, undo] of actions.entries()) {
      await register(server, { team, tournament });
      await eventually(() => posted(server, { channelId: log_channel }).length, {
        isSo: (count) => count === 2 * round + 1,
      });
      await undo();
      await eventually(() => posted(server, { channelId: log_channel }).length, {
        isSo: (count) => count === 2 * round + 2,
      });
    }
    const texts = posted(server, { channelId: log_channel }).map(({ content }) => content);
    const said = texts.map((text) => /registered|cancelled|taken out/.exec(text)?.[0]);
    expect(said).toEqual([
      'registered',
      'cancelled',
      'registered',
      'taken out',
      'registered',
      'cancelled',
    ]);
    for (const text of texts) {
      expect(text).toContain(String.raw`**Night \*Owls\***`);
      expect(text).toMatch(/slot \*\*1\*\*/);
      expect(text.match(/OD・Player\d+/g)).toHaveLength(4);
      expect(text).toContain(`<${server.publicUrl}/tournament/${tournament._id}>`);
      expect(text).not.toMatch(/@example\.in|9876543210|5100000/);
    }
  });

  it('hears each thing once through rate limits, failures and lost answers', async () => {
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel });
    const teams = [];
    for (let count = 0; count < 10; count++) teams.push(await newSquad(server));
    const { faults } = server.sandbox.discord;
    // Answered after the bot has stopped waiting: the post stands, the answer is lost.
    faults.next({ route: 'message', hangMs: 6_000, times: 2 });
    faults.next({ route: 'message', status: 429, retryAfter: 3, times: 2 });
    faults.next({ route: 'message', status: 503, times: 2 });
    faults.next({ route: 'message', status: 500, times: 2 });
    await Promise.all(teams.map((team) => register(server, { team, tournament })));
    await settled(server);
    const texts = posted(server, { channelId: log_channel }).map(({ content }) => content);
    const slots = texts.map((text) => Number(/slot \*\*(\d+)\*\*/.exec(text)?.[1]));
    expect(slots.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // The unluckiest job meets several faults, and waits longer after each.
  });

  it('is not asked again before the time that Discord said', async () => {
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel });
    const team = await newSquad(server);
    server.sandbox.discord.faults.next({ route: 'message', status: 429, retryAfter: 4 });
    const begun = Date.now();
    await register(server, { team, tournament });
    await settled(server);
    const [message] = posted(server, { channelId: log_channel });
    expect(Date.parse(message?.postedAt ?? '') - begun).toBeGreaterThan(3_900);
  });

  it('that Discord does not know is given up at once; put right, the owner has it tried again', async () => {
    const tournament = await openTournament(server, { log_channel: '123456789012345' });
    const team = await newSquad(server);
    await register(server, { team, tournament });
    const owner = await newOwner(server);
    const failed = async () => (await server.api.act(listFailedJobs, { as: owner })).data;
    const [job] = await eventually(failed, { isSo: (jobs) => jobs.length > 0 });
    expect(job).toMatchObject({ queue: 'discord-post', tries: 1 });
    expect(job?.reason).toContain('not a Discord id');
    const log_channel = newChannel();
    await changeTournament(server, { id: tournament._id, change: { log_channel } });
    const params = { jobId: job?._id ?? '' };
    await server.api.act(retryJob, { as: owner, params });
    await eventually(() => posted(server, { channelId: log_channel }).length, {
      isSo: (count) => count === 1,
    });
    await settled(server);
    expect(await failed()).toEqual([]);
    expect(await server.api.send(retryJob, { as: owner, params })).toMatchObject(
      refused('NOT_FOUND'),
    );
  });
});

describe('direct messages', () => {
  it('reach those who chose them, once, through failures; nobody else', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    const [leader, second, third] = team.players;
    if (!leader || !second || !third) throw new Error('no squad');
    // Let the notices about the squad's creation go out before anybody chooses.
    await settled(server);
    await choose(server, { as: leader, mail: false, discord: true });
    await choose(server, { as: second, mail: false, discord: true });
    server.sandbox.discord.faults.next({ route: 'dm', status: 503 });
    server.sandbox.discord.faults.next({ route: 'dm', status: 429, retryAfter: 2 });
    await register(server, { team, tournament });
    await settled(server);
    for (const [player, count] of [
      [leader, 1],
      [second, 1],
      [third, 0],
    ] as const) {
      const recipientId = await discordIdOf(server, player);
      const messages = posted(server, { recipientId });
      expect(messages).toHaveLength(count);
      for (const { content } of messages) expect(content).toContain('Slot 1 of');
    }
  });

  it("to somebody who takes none are nobody's failure", async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    await settled(server);
    await choose(server, { as: team.leader, mail: false, discord: true });
    server.sandbox.discord.faults.next({ route: 'dm', status: 403 });
    await register(server, { team, tournament });
    await settled(server);
    const { data } = await server.api.act(listFailedJobs, { as: await newOwner(server) });
    expect(data).toEqual([]);
  });
});

describe('the role of registered teams', () => {
  it('comes with a slot and goes with it, when the tournament is over or deleted too', async () => {
    const team = await newSquad(server);
    const { data } = await linkDiscord(server, { as: team.leader });
    const discordId = data.discordinfo?.id ?? '';
    const worn = [sandboxApplication.registeredRoleId];
    const wears = (expected: string[]) =>
      eventually(() => roles(discordId), { isSo: (now) => now.join() === expected.join() });

    const first = await openTournament(server);
    const second = await openTournament(server);
    await register(server, { team, tournament: first });
    await wears(worn);
    await register(server, { team, tournament: second });
    const params = { tournamentId: first._id, teamId: team.id };
    await server.api.act(cancelRegistration, { as: team.leader, params });
    await settled(server);
    expect(roles(discordId)).toEqual(worn);

    const admin = await newAdmin(server);
    const { _id, reg_teams, ...rest } = second;
    const data_ = { ...rest, status: 'COMPLETED' as const, version: 1 };
    await server.api.act(updateTournament, { as: admin, body: { id: _id, data: data_ } });
    await wears([]);

    await register(server, { team, tournament: first });
    await wears(worn);
    await server.api.act(deleteTournament, { as: admin, params: { tournamentId: first._id } });
    await wears([]);
  });
});

it('posts the slot list of a lobby with its link and its picture, and no room', async () => {
  const channelId = newChannel();
  const stadium = await newStadium(server, { teams: 2, tournament: { log_channel: channelId } });
  const [match] = await plan(server, stadium);
  await draw(server, stadium);
  const posts = await eventually(() => posted(server, { channelId }), {
    isSo: (found) => found.some(({ files }) => files.length > 0),
  });
  const post = posts.find(({ files }) => files.length > 0);
  expect(post?.content).toContain(`/match/${match?._id}`);
  expect(post?.content).toMatch(/#2 /);
  expect(post?.files).toEqual([
    { name: 'slot-list.png', type: 'image/png', bytes: expect.any(Number) },
  ]);
  // A drawn one, not an empty file.
  expect(post?.files[0]?.bytes).toBeGreaterThan(10_000);
});
