import { deleteUser } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  changeApplicationStatus,
  createApplication,
} from '@one-dream/contract/features/applications/applications.ts';
import { requestPasswordReset } from '@one-dream/contract/features/auth/auth.ts';
import { listRefusedAddresses } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { removeTeam } from '@one-dream/contract/features/entries/entries.registrations.ts';
import {
  getPreferences,
  listNotifications,
  unsubscribe,
} from '@one-dream/contract/features/notifications/notifications.ts';
import { kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import {
  deleteTournament,
  followTournament,
  listFollowed,
  type Tournament,
  updateTournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { refused } from '../../../factories/api.ts';
import { newArena, publish, rowsOf } from '../../../factories/results.ts';
import { createTeam, joinTeam, newSquad } from '../../../factories/teams.ts';
import { openTournament, register, shown } from '../../../factories/tournaments.ts';
import * as notices from '../../src/features/notifications/notices.actions.ts';
import { eveningAfter, morningAfter } from '../../src/features/notifications/notices.rules.ts';
import { teamNotices } from '../../src/features/teams/teams.notices.ts';
import { statusChanged } from '../../src/features/tournaments/tournaments.events.ts';
import { findTournament } from '../../src/features/tournaments/tournaments.shared.queries.ts';
import { findMailDay } from '../../src/platform/mail/mail-days.queries.ts';
import { inUnitOfWork } from '../../src/platform/work/unit-of-work.ts';
import { mailsTo } from '../support/mail-box.ts';
import { choose, countWaiting, eventually, runDueJobs } from '../support/outbound.ts';
import { newAdmin, newPlayer, type Person } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
afterEach(() => server.sandbox.mail.faults.clear());

function settled(): Promise<number> {
  return eventually(() => countWaiting(server), {
    isSo: (count) => count === 0,
    timeoutMs: 50_000,
  });
}

async function titles(as: Person): Promise<string[]> {
  return (await server.api.act(listNotifications, { as })).data.map(({ title }) => title);
}

async function change(tournament: Tournament, form: Partial<Tournament>): Promise<void> {
  const as = await newAdmin(server);
  const { _id, reg_teams, ...rest } = await shown(server, tournament);
  const row = await server.row('tournaments', { id: _id }, ['version']);
  const body = { id: _id, data: { ...rest, log_channel: '', ...form, version: row.version } };
  await server.api.act(updateTournament, { as, body: body as never });
}

describe('a notice by mail', () => {
  it('comes to who was kicked, with a way to end such mail in one click', async () => {
    const leader = await newPlayer(server);
    const player = await newPlayer(server);
    const team = await createTeam(server, { leader });
    const comeAndGo = async () => {
      await joinTeam(server, { team, player });
      await server.api.act(kickPlayer, { as: leader, params: { userId: player.id } });
    };
    await comeAndGo();
    const [mail] = await mailsTo(server, { address: player.email });
    expect(mail?.subject).toContain(`You are no longer in ${team.name}`);
    expect(mail?.text).toContain('Open my team');
    const link = /<(.+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.links).toContain(link);

    const { pathname, search } = new URL(link);
    expect((await fetch(server.url + pathname + search)).status).toBe(200);
    const posted = await server.api.sendRaw(pathname + search, {
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(posted.status).toBe(200);
    const { data } = await server.api.act(getPreferences, { as: player });
    expect(Object.values(data).map((reach) => reach.mail)).toEqual([false, false, false, false]);
    // Asked no more: not the team's leader, who has yet to choose.
    expect((await server.api.act(getPreferences, { as: player })).isChosen).toBe(true);
    expect((await server.api.act(getPreferences, { as: leader })).isChosen).toBe(false);

    await comeAndGo();
    await settled();
    expect(await mailsTo(server, { address: player.email })).toHaveLength(1);
    expect(await titles(player)).toHaveLength(2);
    await server.api.act(requestPasswordReset, { body: { email: player.email } });
    await mailsTo(server, { address: player.email, count: 2 });
  });

  it('makes no links of what people typed, at once and in the evening', async () => {
    const leader = await newPlayer(server);
    const name = 'www.Evil.Example';
    const team = await createTeam(server, { leader, name: 'win.prizes.example/free' });
    const player = await newPlayer(server, { name });
    await joinTeam(server, { team, player });
    await server.api.act(kickPlayer, { as: leader, params: { userId: player.id } });
    const [kicked] = await mailsTo(server, { address: player.email });
    const now = server.platform.now();
    server.clock.advance(eveningAfter(now).getTime() - now.getTime() + 60_000);
    await runDueJobs(server);
    const [evening] = await mailsTo(server, { address: leader.email });
    expect(kicked?.subject).toContain('win');
    expect(evening?.subject).toContain('Evil');
    for (const mail of [kicked, evening])
      for (const part of [mail?.subject, mail?.text, mail?.html])
        expect(part).not.toMatch(/prizes\.example|evil\.example/i);
  });

  it('goes to nobody who ended such mail while it waited', async () => {
    const player = await newPlayer(server);
    const notice = teamNotices.kicked('Alpha');
    const queued = () =>
      server.platform.jobs.enqueue(server.db, notices.noticeMailJob, { userId: player.id, notice });
    await queued();
    await mailsTo(server, { address: player.email });
    await choose(server, { as: player, mail: false, discord: false });
    await queued();
    await settled();
    expect(await server.sandbox.mail.list({ to: player.email })).toHaveLength(1);
  });

  it('is dropped two days later, when a mail server comes back or a job is tried again', async () => {
    const player = await newPlayer(server);
    const tell = async (hoursAgo: number, team: string) => {
      const now = new Date(server.now().getTime() - hoursAgo * 60 * 60_000);
      const to = { notice: teamNotices.kicked(team), recipientIds: [player.id], now };
      await notices.deliver(server.platform, [await notices.writeOnSite(server.db, to)]);
    };
    await tell(49, 'Late Four');
    await tell(47, 'Early Four');
    await settled();
    const [mail, ...others] = await mailsTo(server, { address: player.email });
    expect(mail?.subject).toContain('Early Four');
    expect(others).toEqual([]);
  });

  it('waits for the evening where it is only nice to know, and is one then', async () => {
    const leader = await newPlayer(server);
    const team = await createTeam(server, { leader });
    for (const name of ['Diya', 'Kabir', 'Meera'])
      await joinTeam(server, { team, player: await newPlayer(server, { name }) });
    await settled();
    expect(await server.sandbox.mail.list({ to: leader.email })).toEqual([]);
    const now = server.platform.now();
    server.clock.advance(eveningAfter(now).getTime() - now.getTime() + 60_000);
    await runDueJobs(server);
    const [mail] = await mailsTo(server, { address: leader.email });
    expect(mail?.subject).toContain(`Diya joined ${team.name} and 2 more`);
    for (const name of ['Kabir', 'Meera']) expect(mail?.text).toContain(`${name} joined`);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    await settled();
    expect(await mailsTo(server, { address: leader.email })).toHaveLength(1);
  });

  it('waits for tomorrow, bundled, when the day’s mails are used up; what an account needs goes', async () => {
    const { mailer, db, now } = server.platform;
    const { sent } = await findMailDay(db, now());
    // The last fifth is for accounts.
    Object.assign(mailer ?? {}, { perDay: Math.ceil((sent + 1) / 0.8) });
    onTestFinished(() => void Object.assign(mailer ?? {}, { perDay: undefined }));
    const player = await newPlayer(server);
    for (const name of ['First Four', 'Second Four', 'Third Four']) {
      const leader = await newPlayer(server);
      const team = await createTeam(server, { leader, name });
      await joinTeam(server, { team, player });
      await server.api.act(kickPlayer, { as: leader, params: { userId: player.id } });
      await settled();
    }
    expect(await mailsTo(server, { address: player.email })).toHaveLength(1);
    expect(await findMailDay(db, now())).toEqual({ sent: sent + 1, held: 2 });
    await server.api.act(requestPasswordReset, { body: { email: player.email } });
    await mailsTo(server, { address: player.email, count: 2 });

    server.clock.advance(morningAfter(now()).getTime() - now().getTime() + 1000);
    await runDueJobs(server);
    const [bundle] = await mailsTo(server, { address: player.email, count: 3 });
    for (const name of ['Second Four', 'Third Four']) expect(bundle?.text).toContain(name);
    expect(bundle?.text).not.toContain('First Four');
    await settled();
    expect(await mailsTo(server, { address: player.email, count: 3 })).toHaveLength(3);
  });

  it('is ended by no link that the site did not make', async () => {
    const [one, other] = [await newPlayer(server), await newPlayer(server)];
    for (const token of ['x', other.id, `${one.id}.${'A'.repeat(43)}`]) {
      const answer = await server.api.send(unsubscribe, { body: { token } });
      expect(answer).toMatchObject(refused('TOKEN_INVALID'));
    }
    expect((await server.api.act(getPreferences, { as: one })).data.team.mail).toBe(true);
  });

  it('comes once though the mail server fails, and only to who wants it', async () => {
    const team = await newSquad(server);
    await settled();
    const [leader, second] = team.players;
    if (!leader || !second) throw new Error('no squad');
    await choose(server, { as: second, mail: false, discord: false });
    const before = (await server.sandbox.mail.list()).length;
    server.sandbox.mail.faults.next({ route: 'connect', status: 421 });
    server.sandbox.mail.faults.next({ route: 'message', status: 451, times: 2 });
    const tournament = await openTournament(server);
    await register(server, { team, tournament });
    const params = { tournamentId: tournament._id, teamId: team.id };
    await server.api.act(removeTeam, { as: await newAdmin(server), params });
    await settled();
    const mails = (await server.sandbox.mail.list()).slice(0, -before || undefined);
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(
      team.players
        .filter((player) => player !== second)
        .map(({ email }) => email)
        .sort(),
    );
  });

  it('that an address refuses shows it to the admins, until it takes mail again', async () => {
    const leader = await newPlayer(server);
    const kicked = await newPlayer(server);
    const team = await createTeam(server, { leader });
    const comeAndGo = async () => {
      await joinTeam(server, { team, player: kicked });
      await server.api.act(kickPlayer, { as: leader, params: { userId: kicked.id } });
    };
    server.sandbox.mail.faults.next({ route: 'recipient', status: 550 });
    await comeAndGo();
    const as = await newAdmin(server);
    const listed = async () => (await server.api.act(listRefusedAddresses, { as })).data;
    const [refusal] = await eventually(listed, { isSo: (list) => list.length > 0 });
    expect(refusal).toMatchObject({ email: kicked.email, name: kicked.name });
    expect(refusal?.reason).toContain('550');
    // Only security mail is attempted.
    await comeAndGo();
    await settled();
    expect(await server.sandbox.mail.list({ to: kicked.email })).toEqual([]);
    await server.api.act(requestPasswordReset, { body: { email: kicked.email } });
    await mailsTo(server, { address: kicked.email });
    await settled();
    expect(await listed()).toEqual([]);
  });

  it('tells an applicant what was decided', async () => {
    const player = await newPlayer(server);
    const body = {
      name: 'Asha',
      contact: '9876543210',
      discord: 'asha',
      age: 21,
      motivation: 'To help.',
      availability: 'Evenings',
      position: 'Spectator',
    } as const;
    const { data } = await server.api.act(createApplication, { as: player, body });
    await server.api.act(changeApplicationStatus, {
      as: await newAdmin(server),
      params: { applicationId: data._id },
      body: { status: 'approved' },
    });
    const [mail] = await mailsTo(server, { address: player.email });
    expect(mail?.text).toContain('Spectator');
  });
});

describe('an upcoming tournament', () => {
  it('tells those who asked when it opens, once, and no longer who changed their mind', async () => {
    const tournament = await openTournament(server, { status: 'UPCOMING' });
    const params = { tournamentId: tournament._id };
    const [asking, undecided, silent] = [
      await newPlayer(server),
      await newPlayer(server),
      await newPlayer(server),
    ];
    for (const as of [asking, asking, undecided])
      await server.api.act(followTournament, { as, params, body: { isWanted: true } });
    await server.api.act(followTournament, { as: undecided, params, body: { isWanted: false } });
    expect((await server.api.act(listFollowed, { as: asking })).data).toEqual([tournament._id]);

    await change(tournament, { status: 'OPENED' });
    await settled();
    expect(await titles(asking)).toEqual([`${tournament.title} is open`]);
    expect(await titles(undecided)).toEqual([]);
    expect(await titles(silent)).toEqual([]);
    expect((await server.api.act(listFollowed, { as: asking })).data).toEqual([]);
    await change(tournament, { status: 'UPCOMING' });
    await change(tournament, { status: 'OPENED' });
    await settled();
    expect(await titles(asking)).toHaveLength(1);
    await change(tournament, { status: 'COMPLETED' });
    const late = await server.api.send(followTournament, {
      as: silent,
      params,
      body: { isWanted: true },
    });
    expect(late).toMatchObject(refused('CONFLICT'));
  });

  it('tells nobody of a registration that is over before the notice is sent', async () => {
    const tournament = await openTournament(server, { status: 'UPCOMING' });
    const [as, params] = [await newPlayer(server), { tournamentId: tournament._id }];
    await server.api.act(followTournament, { as, params, body: { isWanted: true } });
    await change(tournament, { status: 'CLOSED' });
    const row = await findTournament(server.db, tournament._id);
    await inUnitOfWork(server.platform, async (work) => {
      if (row) await work.happened(statusChanged, { tournament: row, ...params, status: 'OPENED' });
    });
    await settled();
    expect(await titles(as)).toEqual([]);
    expect((await server.api.act(listFollowed, { as })).data).toEqual([tournament._id]);
  });

  it('tells who follows it of its results once a day, and none of its players', async () => {
    // Past an evening, so that the next one is not near.
    const passTo = (moment: number) => server.clock.advance(moment - server.now().getTime());
    passTo(eveningAfter(server.now()).getTime());
    const evening = eveningAfter(server.now()).getTime();
    const arena = await newArena(server, { form: { matches: 3 } });
    const { tournament, matches, entries } = arena;
    const follower = await newPlayer(server);
    const params = { tournamentId: tournament._id };
    for (const as of [follower, ...arena.squads.map(({ leader }) => leader)])
      await server.api.act(followTournament, { as, params, body: { isWanted: true } });
    const results = matches.map((match) => ({ match, as: arena.admin, rows: rowsOf(entries) }));
    for (const result of results.slice(0, 2)) await publish(server, result);
    await settled();
    expect(await titles(follower)).toEqual([]);
    // Told ahead of the evening mail; what is published between the two is of the next day.
    passTo(evening - 5 * 60_000);
    await runDueJobs(server);
    await settled();
    const told = `${tournament.title}: 2 new results`;
    expect(await titles(follower)).toEqual([told]);
    for (const result of results.slice(2)) await publish(server, result);
    await settled();
    expect(await titles(follower)).toEqual([told]);
    passTo(eveningAfter(new Date(evening)).getTime());
    await runDueJobs(server);
    await settled();
    expect(await titles(follower)).toEqual([`${tournament.title}: 1 new result`, told]);
    for (const { leader } of arena.squads) expect(await titles(leader)).not.toContain(told);
  });

  it('tells its players when it goes live and when it moves, nobody else', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    const stranger = await newPlayer(server);
    await register(server, { team, tournament });
    await change(tournament, { startDate: '12/25/2030' });
    // A correction within ten minutes is no second notice.
    await change(tournament, { startDate: '12/24/2030' });
    await settled();
    expect((await titles(team.leader)).filter((title) => title.endsWith('new times'))).toEqual([]);
    server.clock.advance(10 * 60_000);
    await runDueJobs(server);
    await settled();
    await change(tournament, { status: 'LIVE', startDate: '12/24/2030' });
    await settled();
    for (const player of team.players) {
      expect((await titles(player)).slice(0, 2)).toEqual([
        `${tournament.title} is live`,
        `${tournament.title}: new times`,
      ]);
    }
    const { data } = await server.api.act(listNotifications, { as: team.leader });
    expect(data[1]?.description).toMatch(/start .*24 December 2030 instead of/);
    expect(await titles(stranger)).toEqual([]);
    await change(tournament, { status: 'LIVE', startDate: '12/24/2030', description: 'More.' });
    await settled();
    expect((await titles(team.leader)).filter((title) => title.includes('live'))).toHaveLength(1);
  });

  it('tells its players when it is deleted, but not when it was over', async () => {
    const [awaited, over] = [await openTournament(server), await openTournament(server)];
    const [team, stranger] = [await newSquad(server), await newPlayer(server)];
    const [gone] = team.players.slice(-1);
    for (const tournament of [awaited, over]) await register(server, { team, tournament });
    await change(over, { status: 'COMPLETED' });
    const as = await newAdmin(server);
    for (const { _id } of [awaited, over])
      await server.api.act(deleteTournament, { as, params: { tournamentId: _id } });
    if (gone) await server.api.act(deleteUser, { as, body: { userId: gone.id } });
    await settled();
    for (const player of team.players.slice(0, -1)) {
      const { data } = await server.api.act(listNotifications, { as: player });
      const calledOff = data.filter(({ title }) => title.endsWith('was called off'));
      expect(calledOff).toMatchObject([
        { title: `${awaited.title} was called off`, link: '/tournament' },
      ]);
    }
    expect(await titles(stranger)).toEqual([]);
  });
});
