import type { CallBodyInput } from '@one-dream/contract/call.ts';
import * as entries from '@one-dream/contract/features/entries/entries.ts';
import * as planned from '@one-dream/contract/features/notifications/notifications.planned.ts';
import * as calls from '@one-dream/contract/features/notifications/notifications.ts';
import { deleteTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import type { Squad } from '../../../../factories/site.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { openMatchDay, touch } from '../../../tests/support/match-days.ts';
import { eventually, runDueJobs } from '../../../tests/support/outbound.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { sendPlanned } from './planned.actions.ts';

const server = await sharedTestServer({ works: true });
const admin = await newAdmin(server);

const minute = 60_000;
let number = 0;
const newTitle = () => `Lobby ${++number}`;
const inMinutes = (minutes: number) =>
  new Date(server.platform.now().getTime() + minutes * minute).toISOString();

type Form = CallBodyInput<typeof planned.planNotification>;
const formOf = (change: Partial<Form> = {}): Form => ({
  title: newTitle(),
  description: 'Be there.',
  type: 'event',
  to: 'everyone',
  sendAt: inMinutes(60),
  ...change,
});

async function plan(change: Partial<Form> = {}) {
  return (await server.api.act(planned.planNotification, { as: admin, body: formOf(change) })).data;
}

async function push(change: Partial<CallBodyInput<typeof calls.sendNotification>>) {
  const { sendAt: _at, ...body } = formOf();
  return server.api.send(calls.sendNotification, { as: admin, body: { ...body, ...change } });
}

const waiting = async () =>
  (await server.api.act(planned.listPlannedNotifications, { as: admin })).data;

async function titles(as: Person): Promise<string[]> {
  return (await server.api.act(calls.listNotifications, { as })).data.map(({ title }) => title);
}

/** Lets time pass up to a moment before which nothing is planned. */
async function pass(minutes: number): Promise<void> {
  server.clock.advance(minutes * minute);
  await eventually(
    async () => {
      await runDueJobs(server);
      return (await waiting()).filter(({ sendAt }) => new Date(sendAt) <= server.platform.now());
    },
    { isSo: (due) => due.length === 0 },
  );
}

async function sent(title: string) {
  const body = { search: title };
  const { data } = await server.api.act(calls.listSentNotifications, { as: admin, body });
  return data;
}

async function audited(title: string) {
  return server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'after'])
    .where('subject', '=', title)
    .where('action', 'like', 'notification.%')
    .orderBy('id')
    .execute();
}

const leaderOf = ({ leader }: Squad) => leader;
const mateOf = ({ players, leader }: Squad) =>
  players.find(({ id }) => id !== leader.id) ?? expect.fail('nobody');

describe('a notification to the teams of a tournament', () => {
  it('reaches everybody who plays in it once, and is listed as one row that describes the teams', async () => {
    const tournament = await openTournament(server);
    const [team, other] = [await newSquad(server), await newSquad(server)];
    await register(server, { team, tournament });
    const audience = {
      tournamentId: tournament._id,
      who: 'registered',
      leadersOnly: false,
    } as const;
    const title = newTitle();
    expect(await push({ title, to: 'teams', audience })).toMatchObject(succeeded);
    const [row] = await sent(title);
    expect(row).toMatchObject({
      to: 'teams',
      audienceText: `The teams of ${tournament.title}`,
      recipientCount: 4,
      seenCount: 0,
      source: 'staff',
    });
    for (const player of team.players) expect(await titles(player)).toContain(title);
    expect(await titles(leaderOf(other))).not.toContain(title);
    const count = { as: admin, body: audience };
    expect(await server.api.act(planned.countAudience, count)).toMatchObject({
      teams: 1,
      people: 4,
    });
    expect(await audited(title)).toMatchObject([
      { action: 'notification.push', actor_id: admin.id, after: { to: row?.audienceText } },
    ]);
  });

  it('reaches only leaders, or only checked-in teams, if the sender chooses so', async () => {
    const day = await openMatchDay(server, { slots: 2, phase: 'check-in' });
    const { tournament } = day;
    const [ready, missing] = day.placed;
    if (!ready || !missing) return expect.fail('too few teams');
    expect(await touch(server, entries.checkIn, { team: ready, tournament })).toMatchObject(
      succeeded,
    );
    const of = { tournamentId: tournament._id };
    const [toLeaders, toReady] = [newTitle(), newTitle()];
    await push({
      title: toLeaders,
      to: 'teams',
      audience: { ...of, who: 'registered', leadersOnly: true },
    });
    await push({
      title: toReady,
      to: 'teams',
      audience: { ...of, who: 'checked-in', leadersOnly: false },
    });
    expect(await titles(leaderOf(ready))).toEqual(expect.arrayContaining([toLeaders, toReady]));
    expect(await titles(mateOf(ready))).toContain(toReady);
    expect(await titles(mateOf(ready))).not.toContain(toLeaders);
    expect(await titles(leaderOf(missing))).toContain(toLeaders);
    expect(await titles(leaderOf(missing))).not.toContain(toReady);
    expect((await sent(toReady))[0]?.audienceText).toBe(
      `The checked-in teams of ${tournament.title}`,
    );
  });

  it('is refused without a tournament, for one that is not there, and where nobody is in', async () => {
    const { _id: tournamentId } = await openTournament(server);
    const gone = '01890000-0000-7000-8000-000000000000';
    const [who, leadersOnly] = ['registered', false] as const;
    for (const audience of [undefined, { tournamentId: gone, who, leadersOnly }]) {
      const answer = await push({ to: 'teams', ...(audience && { audience }) });
      expect(answer).toMatchObject(refused('INVALID'));
      expect(answer.body.fields).toHaveProperty(['audience.tournamentId']);
    }
    const title = newTitle();
    const empty = { title, to: 'teams', audience: { tournamentId, who, leadersOnly } };
    expect(await push(empty)).toMatchObject(refused('CONFLICT'));
    expect(await sent(title)).toEqual([]);
  });
});

describe('a planned notification', () => {
  it('goes out at its moment and not before, once, and leaves the list of what waits', async () => {
    const player = await newPlayer(server);
    const { title, _id, version } = await plan({ to: player.email });
    expect((await waiting()).find((one) => one._id === _id)).toMatchObject({
      to: player.email,
      plannedBy: admin.name,
      audience: null,
    });
    await pass(59);
    expect(await titles(player)).not.toContain(title);
    await pass(1);
    expect(await titles(player)).toEqual([title]);
    expect((await waiting()).map((one) => one._id)).not.toContain(_id);
    // A job may run twice.
    await sendPlanned(server.platform, { plannedId: _id, version });
    expect(await titles(player)).toEqual([title]);
    const [row] = await sent(title);
    expect(row).toMatchObject({ to: player.email, recipientCount: 1 });
    expect(row?.plannedFor).not.toBeNull();
    expect(await audited(title)).toMatchObject([
      { action: 'notification.plan', actor_id: admin.id, after: { to: player.email } },
      { action: 'notification.push', actor_id: null, after: { people: 1 } },
    ]);
  });

  it('goes to who is in the teams when it is sent, not when it was planned', async () => {
    const tournament = await openTournament(server);
    const audience = {
      tournamentId: tournament._id,
      who: 'registered',
      leadersOnly: false,
    } as const;
    const { title, audienceText } = await plan({ to: 'teams', audience });
    expect(audienceText).toBe(`The teams of ${tournament.title}`);
    const team = await newSquad(server);
    await register(server, { team, tournament });
    await pass(60);
    for (const player of team.players) expect(await titles(player)).toContain(title);
  });

  it('is changed and moved, unless somebody else changed it; nothing is sent at the old moment', async () => {
    const [first, second] = [await newPlayer(server), await newPlayer(server)];
    const { _id: plannedId, version, title } = await plan({ to: first.email });
    const params = { plannedId };
    const body = { ...formOf({ title, to: second.email, sendAt: inMinutes(120) }), version };
    const change = () =>
      server.api.send(planned.changePlannedNotification, { as: admin, params, body });
    expect(await change()).toMatchObject(succeeded);
    expect(await change()).toMatchObject(refused('STALE'));
    // A job that was running during the change.
    await sendPlanned(server.platform, { plannedId, version });
    await pass(61);
    expect(await titles(second)).toEqual([]);
    await pass(60);
    expect(await titles(first)).toEqual([]);
    expect(await titles(second)).toEqual([title]);
    const late = { ...body, sendAt: inMinutes(10) };
    expect(
      await server.api.send(planned.changePlannedNotification, { as: admin, params, body: late }),
    ).toMatchObject(refused('NOT_FOUND'));
  });

  it('is taken back, and then goes to nobody', async () => {
    const player = await newPlayer(server);
    const { _id: plannedId, title } = await plan({ to: player.email });
    const cancel = () =>
      server.api.send(planned.cancelPlannedNotification, { as: admin, params: { plannedId } });
    expect(await cancel()).toMatchObject(succeeded);
    expect(await cancel()).toMatchObject(refused('NOT_FOUND'));
    await pass(61);
    expect(await titles(player)).toEqual([]);
    expect((await audited(title)).map(({ action }) => action)).toEqual([
      'notification.plan',
      'notification.plan-cancel',
    ]);
  });

  it('goes out late after an outage, and whoever planned it is told by how much', async () => {
    const [player, planner] = [await newPlayer(server), await newAdmin(server)];
    const body = formOf({ to: player.email });
    await server.api.act(planned.planNotification, { as: planner, body });
    // Nothing ran meanwhile.
    await pass(60 + 25);
    expect(await titles(player)).toEqual([body.title]);
    expect(await titles(planner)).toContain('Your planned notification went out 25 minutes late');
    const [, { after } = {}] = await audited(body.title);
    expect(after).toMatchObject({ minutesLate: 25 });
  });

  it('that reaches nobody is reported to whoever planned it', async () => {
    const planner = await newAdmin(server);
    const { _id: tournamentId } = await openTournament(server);
    const audience = { tournamentId, who: 'checked-in', leadersOnly: true } as const;
    const body = formOf({ to: 'teams', audience });
    await server.api.act(planned.planNotification, { as: planner, body });
    await pass(60);
    expect(await titles(planner)).toContain('Your planned notification reached nobody');
    expect(await sent(body.title)).toEqual([]);
  });

  it('is deleted with its tournament', async () => {
    const { _id: tournamentId } = await openTournament(server);
    const audience = { tournamentId, who: 'registered', leadersOnly: false } as const;
    const { _id } = await plan({ to: 'teams', audience });
    await server.api.act(deleteTournament, {
      as: await newAdmin(server),
      params: { tournamentId },
    });
    expect((await waiting()).map((one) => one._id)).not.toContain(_id);
  });

  it.each([
    ['a moment that has passed', { sendAt: -1 }, 'sendAt'],
    ['a moment in two years', { sendAt: 2 * 366 * 24 * 60 }, 'sendAt'],
    ['no moment', { sendAt: null }, 'sendAt'],
    ['an address that nobody has', { sendAt: 60, to: 'nobody@nowhere.example' }, 'to'],
  ])('is refused with %s', async (_what, { sendAt, ...change }, field) => {
    const moment = sendAt === null ? '' : inMinutes(sendAt);
    const body = formOf({ ...change, sendAt: moment });
    const answer = await server.api.send(planned.planNotification, { as: admin, body });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty(field);
    expect(await audited(body.title)).toEqual([]);
  });

  it('is refused if a hundred are waiting already', async () => {
    await plan();
    const most = 100 - (await waiting()).length;
    const fresh = sql`jsonb_build_object('id', gen_random_uuid(), 'no', number)`;
    await sql`insert into planned_notifications select copy.* from planned_notifications,
      generate_series(1, ${most}) number, jsonb_populate_record(planned_notifications, ${fresh}) copy
      limit ${most}`.execute(server.db);
    const body = formOf();
    expect(await server.api.send(planned.planNotification, { as: admin, body })).toMatchObject(
      refused('CONFLICT'),
    );
    await server.db.deleteFrom('planned_notifications').execute();
    expect(await server.api.send(planned.planNotification, { as: admin, body })).toMatchObject(
      succeeded,
    );
  });
});
