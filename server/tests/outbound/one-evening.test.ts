import { endDisputeWindow } from '@one-dream/contract/features/disputes/disputes.ts';
import { checkIn } from '@one-dream/contract/features/entries/entries.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { finaliseStage } from '@one-dream/contract/features/standings/standings.staff.ts';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import {
  draw,
  entriesOf,
  fillRoom,
  inMinutes,
  newStage,
  plan,
} from '../../../factories/lobbies.ts';
import { publish, rowsOf } from '../../../factories/results.ts';
import type { Person } from '../../../factories/site.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { eveningAfter } from '../../src/features/notifications/notices.rules.ts';
import { mailsTo } from '../support/mail-box.ts';
import { settled } from '../support/outbound.ts';
import { allow, startPushService, type TestBrowser } from '../support/push-service.ts';
import { turnToNoon } from '../support/scrims.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
const service = await startPushService({ publicKey: server.platform.push.publicKey });
afterAll(() => service.stop());

/**
 * Puts the clock forward, and waits for what was due by then. The mail of the evening waits by the database's clock, which
 * stands: its moment has come when it is said.
 */
async function letPass(minutes: number, { isEvening = false } = {}): Promise<void> {
  server.clock.advance(minutes * 60_000);
  await sql`update pgboss.job set start_after = now() where state in ('created', 'retry')
    and start_after > now() and case when name = 'evening-mail' then ${isEvening}
      else start_after <= ${server.now()} end`.execute(server.db);
  await settled(server);
}

/**
 * Registration, check-in, draw, room, three matches with their results, the stage final: as the clock has it.
 * The leader registers and checks in before the last reminder; nobody changed what reaches them.
 */
async function playEvening() {
  turnToNoon(server);
  const admin = await server.admin();
  const squads = await Promise.all(Array.from({ length: 4 }, () => newSquad(server)));
  const [own] = squads;
  const member = await own?.signIn(1);
  const withoutPush = await own?.signIn(2);
  if (!own || !member || !withoutPush) throw new Error('no squad');
  // That the squad is complete is no part of the evening.
  await settled(server);
  const readers = { leader: own.leader, member };
  const browsers = {
    leader: await allow(server, { service, as: own.leader }),
    member: await allow(server, { service, as: member }),
  };
  const tournament = await openTournament(server, {
    firstMatchAt: inMinutes(server, 240),
    regClosesAt: inMinutes(server, 170),
    checkinOpensAt: inMinutes(server, 180),
    checkinClosesAt: inMinutes(server, 215),
  });
  const stage = await newStage(server, { tournament, admin });
  for (const team of squads) await register(server, { team, tournament });
  await letPass(172);
  await letPass(9);
  const entries = await entriesOf(server, { teams: squads, tournament });
  for (const [place, entryId] of entries.entries()) {
    await server.api.act(checkIn, { as: squads[place]?.leader as Person, params: { entryId } });
  }
  await letPass(36);
  const matches = await plan(server, {
    ...{ stage, admin },
    form: { firstStart: inMinutes(server, 23), matches: 3, spacingMinutes: 45 },
  });
  await draw(server, { stage, admin });
  for (const match of matches) {
    await fillRoom(server, { match, admin });
    // Its slot list, its room, its start, its result.
    for (const before of [19, 14, -11]) {
      const now = server.now().getTime();
      await letPass(Math.round((Date.parse(match.startsAt) - now) / 60_000) - before);
    }
    await publish(server, { match, as: admin, rows: rowsOf(entries) });
    await settled(server);
  }
  for (const { _id } of matches) {
    await server.api.act(endDisputeWindow, { as: admin, params: { matchId: _id } });
  }
  await server.api.act(finaliseStage, { as: admin, params: { stageId: stage._id }, body: {} });
  await settled(server);
  const minutesToMail = (eveningAfter(server.now()).getTime() - server.now().getTime()) / 60_000;
  await letPass(Math.ceil(minutesToMail) + 1, { isEvening: true });
  return { own, title: tournament.title, readers, withoutPush, browsers };
}

const pushed = ({ delivered }: TestBrowser) => delivered.map(({ content }) => content.title);

it('reaches a player with six pushes and one mail, and leaves nothing out', async () => {
  const { own, title, readers, withoutPush, browsers } = await playEvening();
  const evening = [
    `Check in for ${title} by`,
    /^Slot \d · room at/,
    /^Room is open.*match 1$/,
    /^Room is open.*match 2$/,
    /^Room is open.*match 3$/,
  ].map((told) => expect.stringMatching(told));
  // The leader who registered gets no notice of it.
  expect(pushed(browsers.leader)).toEqual(evening);
  const registered = `${own.name} is registered, slot 1`;
  expect(pushed(browsers.member)).toEqual([registered, ...evening]);

  for (const { email } of Object.values(readers)) {
    const mails = await mailsTo(server, { address: email });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(registered);
    expect(mails[0]?.text).toContain(`You finished 1st in ${title}`);
  }

  // A reader with mail only is called to check in by that evening's mail; later notices go with the next.
  const address = withoutPush.email;
  const [call, ...others] = await mailsTo(server, { address });
  expect(others).toEqual([]);
  expect(call?.subject).toContain(`Check in for ${title} by`);
  expect(call?.text).toContain(registered);
  await letPass(24 * 60, { isEvening: true });
  const [news, , ...more] = await mailsTo(server, { address, count: 2 });
  expect(more).toEqual([]);
  expect(news?.text).toContain(`You finished 1st in ${title}`);
  expect(news?.text).not.toContain(registered);
  for (const { email } of Object.values(readers))
    expect(await mailsTo(server, { address: email })).toHaveLength(1);

  const { data } = await server.api.act(listNotifications, { as: readers.member });
  const placed = data.filter(({ title: told }) => /^You are 1st, \d+ points$/.test(told));
  expect(placed).toHaveLength(3);
  // From an alert, where the team stands is one press away.
  for (const { link } of placed) expect(link).toMatch(/^\/match\//);
  const final = data.find(({ title: told }) => told.startsWith('You finished'));
  expect(final?.link).toMatch(/^\/tournament\/.+\/standings$/);
  expect(data.map(({ title: told }) => told)).toContain(
    `${own.leader.name} checked ${own.name} in`,
  );
});
