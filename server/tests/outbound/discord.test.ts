import { setTimeout as sleep } from 'node:timers/promises';
import { loginWithDiscord } from '@one-dream/contract/features/auth/auth.ts';
import { listFailedJobs, retryJob } from '@one-dream/contract/features/dashboard/dashboard.ts';
import {
  cancelRegistration,
  removeTeam,
} from '@one-dream/contract/features/entries/entries.registrations.ts';
import { markNoShow, undoNoShow } from '@one-dream/contract/features/entries/entries.ts';
import { deleteTeam } from '@one-dream/contract/features/teams/teams.ts';
import {
  deleteTournament,
  updateTournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { refused, succeeded } from '../../../factories/api.ts';
import { draw, newStadium, plan } from '../../../factories/lobbies.ts';
import { newSquad } from '../../../factories/teams.ts';
import { changeTournament, openTournament, register } from '../../../factories/tournaments.ts';
import { sandboxApplication } from '../../../sandbox/discord/discord-world.ts';
import { deliver, writeOnSite } from '../../src/features/notifications/notices.actions.ts';
import { checkInOpen } from '../../src/features/tournaments/tournaments.notices.ts';
import { changeOrganisation } from '../support/change-organisation.ts';
import { goToDiscord } from '../support/discord-journey.ts';
import { putInPhase, touch } from '../support/match-days.ts';
import { channel, choose, discordIdOf, eventually, posted, settled } from '../support/outbound.ts';
import { linkDiscord, newAdmin, newOwner, newPlayer } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

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

  it.each(['linked', 'signed in with'])(
    'gives the role of a registered team once the guild has them, slowly, when it is %s',
    async (way) => {
      const team = await newSquad(server);
      await register(server, { team, tournament: await openTournament(server) });
      await settled(server);
      const { leader } = team;
      await server.change('users', { id: leader.id }, { discord_id: null, discord_username: null });
      server.sandbox.discord.faults.next({ route: 'member', hangMs: 900 });
      if (way === 'linked') await linkDiscord(server, { as: leader });
      else {
        const identity = { username: `late_${leader.id.slice(-9)}`, email: leader.email };
        const { headers, ...body } = await goToDiscord(server, { purpose: 'login', identity });
        await server.api.act(loginWithDiscord, { body, headers });
      }
      const discordId = await discordIdOf(server, leader);
      await eventually(() => roles(discordId), { isSo: (worn) => worn.length === 1 });
    },
  );

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

  it('hears that a no-show is taken back, and the team wears its role again', async () => {
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel });
    const team = await newSquad(server);
    const { data } = await linkDiscord(server, { as: team.leader });
    await register(server, { team, tournament });
    await putInPhase(server, { tournament, phase: 'locked' });
    const as = await newAdmin(server);
    const body = { reason: 'Nobody came.' };
    expect(await touch(server, markNoShow, { team, tournament, as, body })).toMatchObject(
      succeeded,
    );
    const worn = () => roles(data.discordinfo?.id ?? '');
    await eventually(worn, { isSo: (now) => now.length === 0 });
    expect(await touch(server, undoNoShow, { team, tournament, as })).toMatchObject(succeeded);
    await eventually(worn, { isSo: (now) => now.includes(sandboxApplication.registeredRoleId) });
    await settled(server);
    const texts = posted(server, { channelId: log_channel }).map(({ content }) => content);
    expect(texts.join('\n')).toContain('is back in: slot **1**');
  });

  it('is spoken to in the organisation’s language', async () => {
    await changeOrganisation(server, 'identity', { language: 'hi' });
    onTestFinished(() => changeOrganisation(server, 'identity', { language: 'en' }));
    const log_channel = newChannel();
    const tournament = await openTournament(server, { log_channel });
    await register(server, { team: await newSquad(server), tournament });
    await settled(server);
    const [post] = posted(server, { channelId: log_channel });
    expect(post?.content).toMatch(/ रजिस्टर हो गई: स्लॉट \*\*1\*\* \(<t:\d+:f>\)\n/);
    expect(post?.content).not.toContain('Players');
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

  it('of a room that is long open are dropped', async () => {
    const { leader } = await newSquad(server);
    await settled(server);
    await choose(server, { as: leader, mail: false, discord: true });
    const words = { description: asWritten('Open it.'), link: '/match/x' };
    for (const minutesAgo of [21, 19]) {
      const title = asWritten(`Room of ${minutesAgo} minutes ago`);
      const now = new Date(server.now().getTime() - minutesAgo * 60_000);
      const notice = { kind: 'roomReleased', title, ...words } as const;
      const to = { notice, recipientIds: [leader.id], now };
      await deliver(server.platform, [await writeOnSite(server.db, to)]);
    }
    await settled(server);
    const recipientId = await discordIdOf(server, leader);
    const texts = posted(server, { recipientId }).map(({ content }) => content);
    expect(texts).toEqual([expect.stringContaining('Room of 19 minutes ago')]);
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

  it('to somebody who takes none, and has to act, become a mail', async () => {
    const { _id, title, banner } = await openTournament(server);
    const { leader } = await newSquad(server);
    await settled(server);
    await choose(server, { as: leader, mail: true, discord: true });
    const notify = async () => {
      const told = { id: _id, title, banner, checkin_closes_at: null };
      const notice = checkInOpen(told as Parameters<typeof checkInOpen>[0]);
      const to = { notice, recipientIds: [leader.id], now: server.now() };
      await deliver(server.platform, [await writeOnSite(server.db, to)]);
      await settled(server);
    };
    const mails = async () =>
      (await server.sandbox.mail.list({ to: leader.email })).filter(({ subject }) =>
        subject.startsWith(`Check in for ${title}`),
      );
    await notify();
    expect(await mails()).toEqual([]);
    server.sandbox.discord.faults.next({ route: 'dm', status: 403 });
    await notify();
    expect(await mails()).toHaveLength(1);
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

  it('goes from the Discord account that is linked now, not from that at registration', async () => {
    const team = await newSquad(server);
    await linkDiscord(server, { as: team.leader });
    const tournament = await openTournament(server);
    await register(server, { team, tournament });
    await settled(server);
    const { data } = await linkDiscord(server, { as: team.leader });
    const discordId = data.discordinfo?.id ?? '';
    const wears = (count: number) =>
      eventually(() => roles(discordId), { isSo: (now) => now.length === count });
    await wears(1);
    const params = { tournamentId: tournament._id, teamId: team.id };
    await server.api.act(cancelRegistration, { as: team.leader, params });
    await wears(0);
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
