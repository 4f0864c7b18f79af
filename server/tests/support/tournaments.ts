import type { CallBodyInput } from '@one-dream/contract/call.ts';
import {
  cancelRegistration,
  createTournament,
  getTournament,
  registerTeam,
  type Tournament,
  type TournamentStatus,
} from '@one-dream/contract/features/tournaments.ts';
import type { Db } from '../../src/platform/database/schema.ts';
import { newId } from '../../src/platform/secrets.ts';
import type { Answer } from './api.ts';
import type { TestServer } from './open-test-server.ts';
import { newAdmin, nextNumber, type Person } from './people.ts';
import { pngDataUrl } from './pictures.ts';
import type { TestTeam } from './teams.ts';

/** A tournament made by an admin, open for registration unless `form` says otherwise. */
export async function openTournament(
  server: TestServer,
  form: Partial<CallBodyInput<typeof createTournament>> = {},
): Promise<Tournament> {
  const { data } = await server.api.act(createTournament, {
    as: await newAdmin(server),
    body: {
      title: `Cup ${nextNumber()}`,
      banner: await pngDataUrl(),
      status: 'OPENED',
      slots: 100,
      ...form,
    },
  });
  return data;
}

/** An open one, straight into the table: an embedded database has no second way in while the site runs. */
export async function insertTournament(
  db: Db,
  { slots = 1000 }: { slots?: number } = {},
): Promise<{ _id: string }> {
  const id = newId();
  const empty = JSON.stringify([]);
  await db
    .insertInto('tournaments')
    .values({
      id,
      title: 'Cup',
      organizer: 'X',
      banner: '/images/none.webp',
      status: 'OPENED',
      prize_pool: '',
      slot_total: slots,
      type: 'SQUAD',
      description: '',
      log_channel: '',
      prizes: empty,
      schedule: empty,
      rules: empty,
      created_at: new Date(),
    })
    .execute();
  return { _id: id };
}

export interface Side {
  team: Pick<TestTeam, 'id' | 'leader'>;
  tournament: { _id: string };
  /** The leader unless somebody else tries. */
  as?: Person;
}

export function tryRegister({ api }: TestServer, side: Side): Promise<Answer> {
  return api.send(registerTeam, sentBy(side));
}

export function tryCancel({ api }: TestServer, side: Side): Promise<Answer> {
  return api.send(cancelRegistration, sentBy(side));
}

/** Registers a team that has to be taken. @returns its slot */
export async function register({ api }: TestServer, side: Side): Promise<number> {
  return (await api.act(registerTeam, sentBy(side))).data.slot;
}

function sentBy({ team, tournament, as = team.leader }: Side) {
  return { as, params: { tournamentId: tournament._id, teamId: team.id } };
}

/** A tournament as everybody sees it. */
export async function shown({ api }: TestServer, tournament: { _id: string }): Promise<Tournament> {
  const params = { tournamentId: tournament._id };
  return (await api.act(getTournament, { params })).data;
}

/** Moves a tournament on, for which there is no call yet. */
export async function setStatus(
  { db }: TestServer,
  { tournament, status }: { tournament: Tournament; status: TournamentStatus },
): Promise<void> {
  await db.updateTable('tournaments').set({ status }).where('id', '=', tournament._id).execute();
}
