import { updateRole } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  deleteNotification,
  markSeen,
  sendNotification,
} from '@one-dream/contract/features/notifications/notifications.ts';
import * as calls from '@one-dream/contract/features/teams/teams.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../factories/pictures.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { newAdmin, newOwner, newPlayer, type Person } from '../support/people.ts';
import { runRounds, tally } from '../support/rounds.ts';

let cluster: Cluster;
let logo: Buffer;
beforeAll(async () => {
  cluster = await startCluster();
  logo = await png();
});
afterAll(() => cluster?.close());

/** Turns about between the two processes. */
const at = (turn: number) => (cluster.sites[turn % 2] ?? expect.fail()).api;
const player = () => newPlayer(cluster.hands);
const create = (turn: number, as: Person, name: string) =>
  at(turn).send(calls.createTeam, { as, body: { name }, pictures: { logo } });
const accept = (turn: number, as: Person, code: string) =>
  at(turn).send(calls.acceptInvitation, { as, params: { code } });

async function aloneInTeam() {
  const [team] = await insertSquads(cluster.hands, { count: 1, size: 1 });
  return team ?? expect.fail();
}

/** The teams a player is in, as the tables have it. */
async function teamsOf({ id }: Person): Promise<string[]> {
  const rows = await cluster.hands.db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .select('team_id')
    .where('user_id', '=', id)
    .execute();
  return rows.map(({ team_id }) => team_id);
}

async function membersOf(teamId: string): Promise<string[]> {
  const rows = await cluster.hands.db
    .selectFrom('team_members')
    .select('user_id')
    .where('team_id', '=', teamId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A name that differs from all others in letters, not only in figures, which look like letters. */
const nameOf = (number: number) =>
  `Round ${[...String(number)].map((digit) => 'abdefghkmr'[Number(digit)]).join('')}`;

describe('two processes on PostgreSQL and Redis: teams and people', { timeout: 600_000 }, () => {
  it('two teams, one name: one gets it', () =>
    runRounds({
      race: 'two teams, one name',
      round: async (number) => {
        const name = nameOf(number);
        const leaders = [await player(), await player()];
        const answers = await Promise.all(
          leaders.map((as, turn) => create(turn, as, turn ? name.toUpperCase() : name)),
        );
        expect(tally(answers)).toEqual({ ok: 1, TEAM_NAME_TAKEN: 1 });
        const led = await Promise.all(leaders.map(teamsOf));
        expect(led.flat()).toHaveLength(1);
      },
    }));

  it('a double click creates one team', () =>
    runRounds({
      race: 'double-click create',
      round: async (number) => {
        const as = await player();
        const name = `Twice ${nameOf(number)}`;
        const answers = await Promise.all([create(0, as, name), create(1, as, name)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(await teamsOf(as)).toHaveLength(1);
      },
    }));

  it('a player who accepts two invites is in one team', () =>
    runRounds({
      race: 'one player accepting two invites',
      round: async () => {
        const teams = [await aloneInTeam(), await aloneInTeam()];
        const as = await player();
        const answers = await Promise.all(teams.map(({ code }, turn) => accept(turn, as, code)));
        expect(tally(answers)).toEqual({ ok: 1, ALREADY_IN_TEAM: 1 });
        const winner = answers.findIndex(({ status }) => status === 200);
        expect(await teamsOf(as)).toEqual([teams[winner]?.id]);
      },
    }));

  it('nobody is left in a team that is deleted while they accept', () =>
    runRounds({
      race: 'accept while the team is deleted',
      round: async (number) => {
        const team = await aloneInTeam();
        const joining = [await player(), await player()];
        const answers = await Promise.all([
          ...joining.map((as, turn) => accept(turn, as, team.code)),
          at(number).send(calls.deleteTeam, { as: team.leader }),
        ]);
        tally(answers);
        expect(answers.at(-1)?.status).toBe(200);
        expect(await membersOf(team.id)).toEqual([]);
        for (const as of joining) expect(await teamsOf(as)).toEqual([]);
      },
    }));

  it('a code that is reset while players join lets nobody in afterwards', () =>
    runRounds({
      race: 'reset of an invite while joining',
      round: async (number) => {
        const team = await aloneInTeam();
        const joining = [await player(), await player(), await player()];
        const [reset, ...answers] = await Promise.all([
          at(number).send(calls.resetInvite, { as: team.leader, params: { teamId: team.id } }),
          ...joining.map((as, turn) => accept(turn, as, team.code)),
        ]);
        expect(reset?.status).toBe(200);
        const counts = tally(answers);
        for (const code of Object.keys(counts)) expect(['ok', 'INVITE_NOT_FOUND']).toContain(code);
        expect(await membersOf(team.id)).toHaveLength(1 + (counts.ok ?? 0));
        expect((await accept(number, await player(), team.code)).body.code).toBe(
          'INVITE_NOT_FOUND',
        );
      },
    }));

  it('a notification that is seen and deleted at once is both', async () => {
    const admin = await newAdmin(cluster.hands);
    await runRounds({
      race: 'seen and deleted at once',
      round: async (number) => {
        const as = await player();
        const body = { title: 'Scrims', description: 'At 9', to: as.email, type: 'event' } as const;
        const { data } = await at(number).act(sendNotification, { as: admin, body });
        const params = { notificationId: data._id };
        const answers = await Promise.all(
          [markSeen, deleteNotification, markSeen, deleteNotification].map((call, turn) =>
            at(number + (turn >> 1) + turn).send(call, { as, params }),
          ),
        );
        tally(answers);
        const receipts = await cluster.hands.db
          .selectFrom('notification_receipts')
          .select(['seen_at', 'deleted_at'])
          .where('notification_id', '=', data._id)
          .execute();
        expect(receipts).toEqual([{ seen_at: expect.any(Date), deleted_at: expect.any(Date) }]);
      },
    });
  });

  it('of what an admin does while the role is taken away, what was answered stands, and nothing comes after', async () => {
    const owner = await newOwner(cluster.hands);
    await runRounds({
      race: 'role change while an admin call is in flight',
      round: async (number) => {
        const admin = await newAdmin(cluster.hands);
        const title = `Round ${number}`;
        const body = { title, description: 'x', to: admin.email, type: 'event' } as const;
        const push = (turn: number) => at(turn).send(sendNotification, { as: admin, body });
        const change = { userId: admin.id, newRole: 'user' } as const;
        const [demotion, ...answers] = await Promise.all([
          at(number).send(updateRole, { as: owner, body: change }),
          ...[0, 1, 2, 3].map(push),
        ]);
        expect(demotion?.status).toBe(200);
        const counts = tally(answers);
        for (const code of Object.keys(counts))
          expect(['ok', 'NOT_SIGNED_IN', 'NOT_ALLOWED']).toContain(code);
        for (const turn of [0, 1]) expect((await push(turn)).status).toBe(401);
        const sent = await cluster.hands.db
          .selectFrom('notifications')
          .select('id')
          .where('recipient_id', '=', admin.id)
          .where('title', '=', title)
          .execute();
        expect(sent).toHaveLength(counts.ok ?? 0);
        const sessions = await cluster.hands.db
          .selectFrom('sessions')
          .select('user_id')
          .where('user_id', '=', admin.id)
          .execute();
        expect(sessions).toEqual([]);
      },
    });
  });
});
