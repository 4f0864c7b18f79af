import { updateRole } from '@one-dream/contract/features/accounts/accounts.ts';
import * as calls from '@one-dream/contract/features/dashboard/dashboard.ts';
import { grantDuty } from '@one-dream/contract/features/duties/duties.ts';
import {
  getOrganisationSettings,
  saveOrganisationSection,
} from '@one-dream/contract/features/organisation/organisation.ts';
import { createPoster, deletePoster } from '@one-dream/contract/features/posters/posters.ts';
import { deleteTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { cutSection } from '@one-dream/contract/organisation-sections.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pngDataUrl } from '../../../../factories/pictures.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { newAdmin, newOwner, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer, startTestServer } from '../../../tests/support/start-test-server.ts';
import { sampleChatMembers } from './chat-members.actions.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

const read = async () => (await server.api.act(calls.getDashboard, { as: admin })).data;
const day = 24 * 60 * 60 * 1000;

describe('the dashboard', () => {
  it('counts users, tournaments and posters, with what the last seven days brought', async () => {
    const before = await read();
    const old = await newPlayer(server);
    const then = new Date(server.platform.now().getTime() - 8 * day);
    await server.change('users', { id: old.id }, { created_at: then });
    await newPlayer(server);
    await openTournament(server);
    const body = { image: await pngDataUrl() };
    await server.api.act(createPoster, { as: admin, body });
    const after = await read();
    // The tournament came with an admin of its own.
    expect(after.users).toEqual({
      total: before.users.total + 3,
      weeklyChange: before.users.weeklyChange + 2,
    });
    expect(after.tournaments).toEqual({ total: 1, weeklyChange: 1 });
    expect(after.posters).toEqual({ total: 1, weeklyChange: 1 });
  });

  it('has the sign-ups of twelve weeks, oldest first, ending with all there are', async () => {
    const { growth, users } = await read();
    expect(growth).toHaveLength(12);
    expect(growth.map(({ week }) => week)).toEqual(growth.map(({ week }) => week).toSorted());
    expect(growth.at(-1)?.total).toBe(users.total);
  });

  it('asks every system, and counts the members on Discord or says what is configured', async () => {
    const { checks, chatMembers } = await read();
    expect(checks.map(({ name }) => name)).toEqual([...calls.systemNames]);
    expect(checks.find(({ name }) => name === 'Database')?.state).toBe('ok');
    expect(chatMembers?.text ?? '0').toMatch(/^[\d,]+$/);
  });

  it('tells how the members on Discord changed within a week, once that is known', async () => {
    const { db, platform } = server;
    const daysAgo = (days: number) => () => new Date(platform.now().getTime() - days * day);
    expect((await read()).chatMembers).toMatchObject({ isLive: true, weeklyChange: null });
    // A count of yesterday says nothing about a week.
    await sampleChatMembers({ ...platform, now: daysAgo(1) });
    expect((await read()).chatMembers?.weeklyChange).toBe(null);
    await sampleChatMembers({ ...platform, now: daysAgo(9) });
    expect((await read()).chatMembers?.weeklyChange).toBe(0);
    await sampleChatMembers({ ...platform, now: daysAgo(7) });
    await sampleChatMembers({ ...platform, now: daysAgo(7) });
    expect(await db.selectFrom('chat_member_counts').selectAll().execute()).toHaveLength(3);
    await db
      .updateTable('chat_member_counts')
      .set((eb) => ({ members: eb('members', '+', 40) }))
      .where('day', '=', sql<string>`(select min(day) + 2 from chat_member_counts)`)
      .execute();
    expect((await read()).chatMembers?.weeklyChange).toBe(-40);
  });

  it('begins its activity with what happened last', async () => {
    const player = await newPlayer(server, { name: 'Promoted Priya' });
    const body = { userId: player.id, newRole: 'admin' } as const;
    await server.api.act(updateRole, { as: admin, body });
    const { activity } = await read();
    expect(activity[0]).toMatchObject({
      actor: admin.name,
      action: 'user.role',
      subject: 'Promoted Priya',
    });
    expect(activity[0]).not.toHaveProperty('before');
  });
});

describe('the first steps', () => {
  const steps = async (as: Person) =>
    (await server.api.act(calls.getDashboard, { as })).data.firstSteps;
  const done = async (as: Person) =>
    (await steps(as))?.flatMap(({ name, isDone }) => (isDone ? name : []));

  it('are the owner’s, and each is ticked by what is there', async () => {
    const own = await startTestServer();
    try {
      const owner = await newOwner(own);
      const read = async () =>
        (await own.api.act(calls.getDashboard, { as: owner })).data.firstSteps;
      expect((await read())?.map(({ name }) => name)).toEqual([...calls.firstStepNames]);
      const isDone = async (name: calls.FirstStepName) =>
        (await read())?.find((step) => step.name === name)?.isDone;
      expect(await isDone('identity')).toBe(false);
      const { data } = await own.api.act(getOrganisationSettings, { as: owner });
      const identity = cutSection('identity', data.organisation);
      await own.api.act(saveOrganisationSection, {
        as: owner,
        body: {
          section: 'identity',
          version: 0,
          values: {
            ...identity,
            name: 'Night Owls',
            logo: await pngDataUrl(),
            documents: { ...identity.documents, contact: 'help@owls.in' },
          },
        } as never,
      });
      expect(await isDone('identity')).toBe(true);
      expect([await isDone('event'), await isDone('teams')]).toEqual([false, false]);
      const tournament = await openTournament(own);
      expect([await isDone('event'), await isDone('teams')]).toEqual([true, false]);
      await register(own, { team: await newSquad(own), tournament });
      expect(await isDone('teams')).toBe(true);
      expect(await isDone('secondFactor')).toBe(false);
      await sql`update tournaments set status = 'COMPLETED'`.execute(own.db);
      expect(await read()).toBe(null);
    } finally {
      await own.close();
    }
  });

  it('are nobody else’s', async () => {
    expect(await done(await newOwner(server))).toBeDefined();
    expect(await steps(admin)).toBe(null);
  });
});

describe('the audit log', () => {
  it('is searched through however long it is, a part of it at a time', async () => {
    const owner = await newOwner(server);
    // Older than anything else here; the wanted one is the oldest of all.
    await sql`insert into audit_log (id, at, actor_name, action, subject)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now(), 'Somebody', 'team.create',
        case n when 1 then 'Needle' else 'Hay' end from generate_series(1, 7000) n`.execute(
      server.db,
    );
    const found: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const body = { search: 'needle', cursor };
      const page = await server.api.act(calls.listAudit, { as: owner, body });
      found.push(...page.data.map(({ subject }) => subject));
      cursor = page.nextCursor ?? undefined;
      pages += 1;
    } while (cursor);
    expect([found, pages]).toEqual([['Needle'], 2]);
    await sql`delete from audit_log where actor_name = 'Somebody'`.execute(server.db);
  });

  it('keeps who did what, from what to what, narrowed by action and by words', async () => {
    const owner = await newOwner(server);
    const player = await newPlayer(server, { name: 'Audited Arun' });
    const body = { userId: player.id, newRole: 'admin' } as const;
    await server.api.act(updateRole, { as: admin, body });
    const poster = await server.api.act(createPoster, {
      as: admin,
      body: { image: await pngDataUrl(), text_two: 'Short-lived' },
    });
    await server.api.act(deletePoster, { as: admin, params: { posterId: poster.data._id } });
    const list = async (filter: { action?: string; search?: string }) =>
      (await server.api.act(calls.listAudit, { as: owner, body: filter })).data;
    expect(await list({ search: 'audited arun' })).toMatchObject([
      { action: 'user.role', before: { role: 'user' }, after: { role: 'admin' } },
    ]);
    const actions = (await list({ action: 'poster.' })).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['poster.delete', 'poster.create']);
  });

  it('of one event has what was done in it, also when it is gone', async () => {
    const owner = await newOwner(server);
    const [event, other] = [await openTournament(server), await openTournament(server)];
    const team = await newSquad(server);
    await register(server, { team, tournament: event });
    const grant = { email: team.leader.email, duty: 'caster', tournamentId: event._id } as const;
    await server.api.act(grantDuty, { as: owner, body: grant });
    await server.api.act(deleteTournament, {
      as: owner,
      params: { tournamentId: event._id },
    });
    const list = (filter: { action?: string; search?: string; tournamentId: string }) =>
      server.api.act(calls.listAudit, { as: owner, body: filter });
    const { data } = await list({ tournamentId: event._id });
    expect(data.map(({ action }) => action)).toEqual([
      'tournament.delete',
      'duty.grant',
      'registration.registered',
      'tournament.create',
    ]);
    expect(new Set(data.map(({ tournamentId }) => tournamentId))).toEqual(new Set([event._id]));
    expect((await list({ tournamentId: event._id, action: 'duty.' })).data).toHaveLength(1);
    expect((await list({ tournamentId: event._id, search: event.title })).data.length).toBe(4);
    expect((await list({ tournamentId: other._id })).data).toHaveLength(1);
  });
});
