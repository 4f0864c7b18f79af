import { giveStrike } from '@one-dream/contract/features/discipline/discipline.ts';
import { markNoShow } from '@one-dream/contract/features/entries/entries.ts';
import * as calls from '@one-dream/contract/features/guests/guests.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { acceptInvitation } from '@one-dream/contract/features/teams/teams.ts';
import { moveTournamentOn } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { guestOf, newGuestEvent } from '../../../../factories/guests.ts';
import { inviteCodeOf, newSquad } from '../../../../factories/teams.ts';
import { tryBan } from '../../../tests/support/bans.ts';
import {
  newGuestLobby,
  newLateGuest,
  newWaitingClaim,
  oweTo,
  planMatch,
} from '../../../tests/support/guest-lobby.ts';
import { putInPhase } from '../../../tests/support/match-days.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import {
  sharedTestServer,
  startTestServer,
  type TestServer,
} from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const send: TestServer['api']['send'] = (call, sent) => server.api.send(call, sent);
const room = (body: { link: string; inGameId?: string; key?: string }, agent = 'Phone') =>
  send(calls.showGuestRoom, { body, headers: { 'user-agent': agent } });
const claim = (as: Person, link: string) => send(calls.claimGuest, { as, body: { link } });
const page = async (link: string, as?: Person) =>
  (await server.api.act(calls.readGuest, { ...(as && { as }), body: { link } })).data;
type Filled = { inGameName: string; inGameId: string }[];
const fill = (link: string, players: Filled, agent = 'Phone') =>
  send(calls.completeGuest, { body: { link, players }, headers: { 'user-agent': agent } });
const named = (...ids: string[]) => ids.map((inGameId, n) => ({ inGameName: `P${n}`, inGameId }));

/** A team whose last ids came by its link, with its room open. */
async function openedLate({ known }: { known: number }) {
  const guest = await newLateGuest(server, { known });
  const { link, late, tournament } = guest;
  await putInPhase(server, { tournament, phase: 'check-in' });
  expect(await fill(link, late)).toMatchObject(succeeded);
  expect(await send(calls.checkInGuest, { body: { link } })).toMatchObject(succeeded);
  const { release } = await planMatch(server, guest);
  await release();
  return guest;
}

describe('a game id that came by the link', () => {
  it('opens nothing and proves nothing beside those that the host brought in', async () => {
    const guest = await openedLate({ known: 3 });
    const { link, ids, entryId } = guest;
    const [brought = '', , , late = ''] = ids;
    expect(await page(link)).toMatchObject({ needsHost: false, lineup: { ready: 4 } });
    expect(await room({ link, inGameId: late })).toMatchObject(refused('GUEST_ID_WRONG'));
    expect(await room({ link, inGameId: brought }, 'Two')).toMatchObject(succeeded);
    expect(await guestOf(server, guest, entryId)).toMatchObject({
      toConfirm: [],
      can: { confirm: false },
    });
    const stranger = await newPlayer(server, { inGameId: late });
    expect(await claim(stranger, link)).toMatchObject(refused('IDS_DISAGREE'));
    // One of the three that count is not half of them, whatever came by the link.
    const team = await newSquad(server, { players: [{ inGameId: ids[1] }] });
    expect(await claim(team.leader, link)).toMatchObject(refused('IDS_DISAGREE'));
    const claimer = await newPlayer(server, { inGameId: brought });
    expect(await claim(claimer, link)).toMatchObject(succeeded);
    const code = await inviteCodeOf(server, claimer);
    await server.api.act(acceptInvitation, { as: stranger, params: { code } });
    const rows = await server.db
      .selectFrom('registration_players')
      .select(['in_game_id', 'user_id'])
      .where('registration_id', '=', entryId)
      .execute();
    expect(rows.find(({ in_game_id }) => in_game_id === late)?.user_id).toBeNull();
    expect(rows.find(({ in_game_id }) => in_game_id === brought)?.user_id).not.toBeNull();
  });

  it('counts once a host confirmed the squad as it was shown, where they brought none in', async () => {
    const guest = await openedLate({ known: 0 });
    const { link, entryId, admin, late } = guest;
    const ids = late.map(({ inGameId }) => inGameId);
    const [inGameId = ''] = ids;
    expect(await page(link)).toMatchObject({ needsHost: true });
    expect(await room({ link, inGameId })).toMatchObject(refused('GUEST_ID_WRONG'));
    const player = await newPlayer(server, { inGameId });
    expect(await claim(player, link)).toMatchObject(refused('IDS_DISAGREE'));
    const listed = await guestOf(server, guest, entryId);
    expect(listed.can.confirm).toBe(true);
    for (const device of listed.devices) expect(device.wrongIds).toBe(0);
    expect(listed.toConfirm.map(({ id }) => id)).toEqual(ids);
    const confirm = (as: Person, seen: string[]) =>
      send(calls.confirmGuest, { as, params: { entryId }, body: { ids: seen } });
    expect(await confirm(admin, ids.slice(1))).toMatchObject(refused('CONFLICT'));
    const own = await newPlayer(server, { role: 'admin', inGameId: ids[1] });
    expect(await confirm(own, ids)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await confirm(player, ids)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await confirm(admin, ids)).toMatchObject(succeeded);
    expect(await confirm(admin, ids)).toMatchObject(refused('CONFLICT'));
    expect(await room({ link, inGameId })).toMatchObject(succeeded);
    expect(await page(link)).toMatchObject({ needsHost: false });
    expect(await claim(player, link)).toMatchObject(succeeded);
  });
});

it('answers for no strike: who the host brought in does', async () => {
  const strikes = async (known: number) => {
    const guest = await openedLate({ known });
    const { admin: as, entryId, tournament } = guest;
    const reason = 'They were not there.';
    const body = { entryId, kind: 'staff_abuse' as const, reason };
    const by = await send(giveStrike, { as, params: { tournamentId: tournament._id }, body });
    await server.api.act(moveTournamentOn, {
      as,
      params: { tournamentId: tournament._id },
      body: { from: 'check-in' },
    });
    await server.api.act(markNoShow, { as, params: { entryId }, body: { reason } });
    const rows = await server.rows('strikes', { entry_id: entryId }, ['game_id_key']);
    return { ...guest, by: by.status, keys: rows.map(({ game_id_key }) => game_id_key) };
  };
  const brought = await strikes(2);
  expect(brought.by).toBe(200);
  expect(brought.keys).toEqual([brought.ids[0], brought.ids[0]]);
  expect(await strikes(0)).toMatchObject({ by: 422, keys: [] });
});

describe("a device's key", () => {
  it('is judged as the game id that it was given for at every look', async () => {
    const { link, team, release, admin } = await newGuestLobby(server);
    await release();
    const [one = '', two = ''] = team.ids;
    const keyOf = async (inGameId: string, agent: string) =>
      String((await room({ link, inGameId }, agent)).body.key);
    const keys = { one: await keyOf(one, 'One'), two: await keyOf(two, 'Two') };
    const { id: userId } = await newPlayer(server, { inGameId: one });
    expect(await tryBan(server, { as: admin, subject: { kind: 'person', userId } })).toMatchObject(
      succeeded,
    );
    expect(await room({ link, inGameId: one }, 'Three')).toMatchObject(refused('GUEST_ID_WRONG'));
    expect(await room({ link, key: keys.one }, 'One')).toMatchObject(refused('GUEST_ID_WRONG'));
    expect(await room({ link, key: keys.two }, 'Two')).toMatchObject(succeeded);
  });

  it('is none of a link that was made anew', async () => {
    const { link, team, release, admin, entryId } = await newGuestLobby(server);
    await release();
    const { key } = (await room({ link, inGameId: team.ids[0] ?? '' })).body;
    const anew = await server.api.act(calls.renewGuestLink, { as: admin, params: { entryId } });
    expect(await room({ link: anew.link, key: String(key) })).toMatchObject(
      refused('GUEST_ID_WRONG'),
    );
  });
});

describe('filling in a squad', () => {
  it('tells nothing of other game ids before the form is right, and counts what it tells', async () => {
    const event = await newGuestEvent(server);
    const { link, ids, late, entryId } = await newLateGuest(server, { known: 1, event });
    const [taken = ''] = event.teams[0]?.ids ?? [];
    const banned = await newPlayer(server, { inGameId: '6277777777' });
    await tryBan(server, { as: event.admin, subject: { kind: 'person', userId: banned.id } });
    const wrong = '6288888888';
    const probe = async (id: string, more: string) => (await fill(link, named(id, more))).body;
    for (const more of ['', wrong]) {
      const nothing = await probe(wrong, more);
      expect(nothing).toMatchObject({ code: 'INVALID' });
      if (more === '')
        for (const id of [taken, ids[0] ?? '', '6277777777'])
          expect(await probe(id, more)).toEqual(nothing);
    }
    const wrongIds = async () => (await guestOf(server, event, entryId)).devices[0]?.wrongIds;
    expect(await wrongIds()).toBe(0);
    const tells = [
      [taken, 'PLAYER_TAKEN'],
      [ids[0], 'PLAYER_TAKEN'],
      ['6277777777', 'BANNED'],
      [taken, 'PLAYER_TAKEN'],
      [taken, 'PLAYER_TAKEN'],
    ] as const;
    for (const [id = '', code] of tells)
      expect(await fill(link, named(id))).toMatchObject({ body: { code } });
    expect(await wrongIds()).toBe(5);
    expect(await fill(link, late)).toMatchObject(refused('GUEST_RESTS'));
    // As many at once as one after another.
    const agents = Array.from({ length: 30 }, (_, n) => `Phone ${n}`);
    const answers = await Promise.all(agents.map((agent) => fill(link, named(taken), agent)));
    const told = answers.filter(({ body }) => body.code === 'PLAYER_TAKEN');
    expect(told).toHaveLength(15);
    expect(await fill(link, late, 'Another')).toMatchObject(refused('GUEST_RESTS'));
  });
});

describe('a link that rests', () => {
  it('checks nobody in, fills nothing in and withdraws nobody', async () => {
    const event = await newLateGuest(server);
    const { link, late, entryId, tournament } = event;
    await putInPhase(server, { tournament, phase: 'check-in' });
    await server.change('guest_entries', { entry_id: entryId }, { rests: true });
    expect(await page(link)).toMatchObject({ rests: true });
    expect(await fill(link, late)).toMatchObject(refused('GUEST_RESTS'));
    const body = { link };
    expect(await send(calls.withdrawGuest, { body })).toMatchObject(refused('GUEST_RESTS'));
    await server.api.act(calls.openGuestLink, { as: event.admin, params: { entryId } });
    expect(await fill(link, late)).toMatchObject(succeeded);
    await server.change('guest_entries', { entry_id: entryId }, { rests: true });
    expect(await send(calls.checkInGuest, { body })).toMatchObject(refused('GUEST_RESTS'));
  });
});

describe('the devices of a link', () => {
  it('are fifty at most, those with a key among them', async () => {
    const { link, team, release, entryId, ...event } = await newGuestLobby(server);
    await release();
    const { key } = (await room({ link, inGameId: team.ids[0] ?? '' }, 'Mine')).body;
    for (let number = 0; number < 55; number++)
      await send(calls.readGuest, {
        body: { link },
        headers: { 'user-agent': `Made up ${number}` },
      });
    const { devices } = await guestOf(server, event, entryId);
    expect(devices).toHaveLength(50);
    expect(devices.filter(({ isTrusted }) => isTrusted)).toHaveLength(1);
    expect(await room({ link, key: String(key) }, 'Called anything')).toMatchObject(succeeded);
  });
});

describe('calls by a link', () => {
  it('are counted by the link, and only those by an unknown one with the visits of an address', async () => {
    const limited = await startTestServer({ limits: 'on', limitFactor: 0.05 });
    try {
      const { entries } = await newGuestEvent(limited);
      const [one, two] = entries.map(({ link }) => ({ body: { link } }));
      const unknown = { body: { link: 'x'.repeat(43) } };
      for (let made = 0; made < 12; made++) {
        expect(await limited.api.send(calls.readGuest, one)).toMatchObject(succeeded);
        expect(await limited.api.send(calls.readGuest, unknown)).toMatchObject(
          refused('LINK_INVALID'),
        );
      }
      const players = named('6266666666');
      const { api } = limited;
      const late = [
        await api.send(calls.readGuest, one),
        await api.send(calls.checkInGuest, one),
        await api.send(calls.withdrawGuest, one),
        await api.send(calls.completeGuest, { body: { link: one?.body.link ?? '', players } }),
        await api.send(calls.showGuestRoom, one),
        await api.send(calls.readGuest, unknown),
      ];
      for (const answer of late) expect(answer).toMatchObject(refused('TOO_MANY_REQUESTS'));
      expect(await limited.api.send(calls.readGuest, two)).toMatchObject(succeeded);
    } finally {
      await limited.close();
    }
  });
});

describe('a claim', () => {
  const decide = (
    as: Person,
    { entryId, userId }: { entryId: string; userId: string },
    isGranted: boolean,
  ) => send(calls.decideGuestClaim, { as, params: { entryId }, body: { userId, isGranted } });
  const heard = async (as: Person) =>
    (await server.api.act(listNotifications, { as })).data.map(({ title }) => title);

  it("waits for a host's yes while a prize is due, which names the payee", async () => {
    const request = await newWaitingClaim(server);
    const { admin, claimer, link, entryId, name, teams, payout } = request;
    expect(await page(link, claimer)).toMatchObject({ claim: 'waits' });
    expect(await page(link)).toMatchObject({ claim: null });
    // Asking once more asks nobody anew.
    expect((await claim(claimer, link)).body.data).toBeNull();
    expect((await heard(admin)).filter((title) => title.startsWith(name))).toHaveLength(1);
    const listed = await guestOf(server, request, entryId);
    expect(listed).toMatchObject({
      claimed: null,
      claims: [{ userId: claimer.id, name: claimer.name, team: name }],
      can: { decideClaims: true },
    });
    expect(await decide(claimer, request, true)).toMatchObject(refused('NOT_ALLOWED'));
    const own = await newPlayer(server, { role: 'admin', inGameId: teams[0]?.ids[2] });
    expect(await decide(own, request, true)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await decide(admin, request, true)).toMatchObject(succeeded);
    expect(await heard(claimer)).toContain(`${name} is yours`);
    expect((await guestOf(server, request, entryId)).claimed).toMatchObject({ by: claimer.name });
    const { payee_id } = await server.db
      .selectFrom('payouts')
      .select('payee_id')
      .where('id', '=', payout)
      .executeTakeFirstOrThrow();
    expect(payee_id).toBe(claimer.id);
    expect(await decide(admin, request, false)).toMatchObject(refused('ALREADY_CLAIMED'));
  });

  it("ends with a host's no, for good, and another may still claim", async () => {
    const request = await newWaitingClaim(server);
    const { admin, claimer, link, name, teams } = request;
    expect(await decide(admin, request, false)).toMatchObject(succeeded);
    expect(await heard(claimer)).toContain(`${name}: your claim was refused`);
    expect(await page(link, claimer)).toMatchObject({ claim: 'refused' });
    expect(await claim(claimer, link)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await decide(admin, request, true)).toMatchObject(refused('NOT_FOUND'));
    const players = teams[0]?.ids.slice(2).map((inGameId) => ({ inGameId }));
    const squad = await newSquad(server, { players });
    // Not even with a team that has half of the ids, which anybody could found.
    expect((await claim(squad.leader, link)).body.data).toBeNull();
    const about = { entryId: request.entryId, userId: squad.leader.id };
    expect(await guestOf(server, request, request.entryId)).toMatchObject({
      claims: [{ userId: squad.leader.id, team: squad.name }],
    });
    expect(await decide(admin, about, true)).toMatchObject(succeeded);
    expect(await heard(squad.leader)).toContain(`${name} is yours`);
    expect(await server.row('registrations', { id: request.entryId })).toMatchObject({
      team_id: squad.id,
    });
  });

  it('is not passed by a team that was founded meanwhile, neither while it waits nor after a no', async () => {
    const event = await newGuestEvent(server, { tournament: { type: 'DUO' } });
    const [entry] = event.entries;
    if (!entry) throw new Error('no guest');
    await oweTo(server, { tournament: event.tournament, entry });
    const players = event.teams[0]?.ids.slice(0, 2).map((inGameId) => ({ inGameId }));
    const { leader } = await newSquad(server, { players });
    expect((await claim(leader, entry.link)).body.data).toBeNull();
    const about = { entryId: entry.entryId, userId: leader.id };
    expect(await decide(event.admin, about, false)).toMatchObject(succeeded);
    expect(await claim(leader, entry.link)).toMatchObject(refused('NOT_ALLOWED'));
    await server.db.deleteFrom('payouts').where('entry_id', '=', entry.entryId).execute();
    expect(await claim(leader, entry.link)).toMatchObject(refused('NOT_ALLOWED'));
  });

  it('is looked at again before the yes: its link, its game id, the team that the claimer has by now', async () => {
    const gone = await newWaitingClaim(server);
    await server.api.act(calls.renewGuestLink, {
      as: gone.admin,
      params: { entryId: gone.entryId },
    });
    expect(await decide(gone.admin, gone, true)).toMatchObject(refused('NOT_FOUND'));
    const event = await newGuestEvent(server);
    const [entry] = event.entries;
    const squad = await newSquad(server);
    if (!entry) throw new Error('no guest');
    await oweTo(server, { tournament: event.tournament, entry });
    await server.change('users', { id: squad.leader.id }, { in_game_id: '' });
    const claimer = await newPlayer(server, { inGameId: event.teams[0]?.ids[0] });
    expect((await claim(claimer, entry.link)).body.data).toBeNull();
    const about = { entryId: entry.entryId, userId: claimer.id };
    await server.change('users', { id: claimer.id }, { in_game_id: '6255555555' });
    expect(await decide(event.admin, about, true)).toMatchObject(refused('IDS_DISAGREE'));
    await server.db
      .insertInto('team_members')
      .values({ user_id: claimer.id, team_id: squad.id, joined_at: server.platform.now() })
      .execute();
    expect(await decide(event.admin, about, true)).toMatchObject(refused('CONFLICT'));
  });
});
