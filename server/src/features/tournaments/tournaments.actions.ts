import type {
  RosterEntry,
  Tournament,
  TournamentForm,
  TournamentStatus,
} from '@one-dream/contract/features/tournaments.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import { defaultOrganizer } from '@one-dream/contract/organisation.ts';
import { AppError, invalidField } from '../../errors.ts';
import { isAdmin, type Viewer } from '../../http/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { storePicture } from '../../platform/images/store-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { recordAudit } from '../dashboard/audit.actions.ts';
import type { Notice } from '../notifications/notices.rules.ts';
import {
  checkRolesBeforeDeletion,
  checkRolesOfTournament,
  tellCalledOff,
  tellTournament,
} from './outbound.actions.ts';
import type { Audience } from './outbound.queries.ts';
import * as registrations from './registrations.queries.ts';
import { presentRosters } from './registrations.rules.ts';
import * as queries from './tournaments.queries.ts';
import { presentTournament, type TournamentRow } from './tournaments.rules.ts';

export interface TournamentPage {
  data: Tournament[];
  nextCursor: string | null;
}

export interface ListOptions {
  viewer: Viewer | undefined;
  statuses?: TournamentStatus[] | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
  /** Registered teams of each at most. */
  teams?: number | undefined;
}

/** Tournaments, newest first, as the viewer may see them; of each only the first registered teams. */
export async function listTournaments(
  platform: Platform,
  options: ListOptions,
): Promise<TournamentPage> {
  const { viewer, statuses, cursor, limit = pageSize.default, teams = pageSize.max } = options;
  const rows = await queries.listTournaments(platform.db, {
    statuses,
    before: cursor,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return {
    data: await present(platform, { rows: page, viewer, teams }),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Ids of all, newest first, at most `limit`: what a sitemap needs of them. */
export function listEveryTournamentId(
  { db }: Platform,
  { limit }: { limit: number },
): Promise<string[]> {
  return queries.listTournamentIds(db, { limit });
}

/** @throws AppError NOT_FOUND */
export async function getTournament(
  platform: Platform,
  { id, viewer }: { id: string; viewer: Viewer | undefined },
): Promise<Tournament> {
  const row = await queries.findTournament(platform.db, id);
  const [tournament] = row ? await present(platform, { rows: [row], viewer }) : [];
  if (!tournament) throw new AppError('NOT_FOUND', 'There is no such tournament.');
  return tournament;
}

async function present(
  { db }: Platform,
  {
    rows,
    viewer,
    teams,
  }: { rows: readonly TournamentRow[]; viewer: Viewer | undefined; teams?: number },
): Promise<Tournament[]> {
  const registered = await queries.listRegisteredTeams(db, {
    tournamentIds: rows.map((row) => row.id),
    limit: teams,
  });
  const teamsOf = Map.groupBy(registered, (team) => team.tournament_id);
  const forAdmin = viewer !== undefined && isAdmin(viewer);
  return rows.map((row) => presentTournament({ row, teams: teamsOf.get(row.id) ?? [], forAdmin }));
}

export async function createTournament(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: TournamentForm },
): Promise<Tournament> {
  const { db, live, now } = platform;
  const id = newId();
  const written = await toWritten(platform, form);
  await inTransaction(db, async (trx) => {
    await queries.insertTournament(trx, { id, form: written, now: now() });
    await recordAudit(trx, {
      event: {
        viewer,
        action: 'tournament.create',
        subject: form.title,
        after: summarise(written),
      },
      now: now(),
    });
  });
  live.tournamentChanged(id);
  return getTournament(platform, { id, viewer });
}

/** The form with its picture kept and the organizer filled in. */
async function toWritten(platform: Platform, form: TournamentForm): Promise<TournamentForm> {
  const banner = await storePicture(platform, {
    picture: form.banner,
    kind: 'banner',
    field: 'banner',
  });
  return { ...form, banner, organizer: form.organizer || defaultOrganizer(platform.organisation) };
}

function summarise({ status, slots, type, startDate, endDate, prizePool }: TournamentForm): object {
  return { status, slots, type, startDate, endDate, prizePool };
}

/** Saves what an admin changed, unless somebody else saved since it was read. */
export async function updateTournament(
  platform: Platform,
  {
    viewer,
    id,
    form,
    version,
  }: { viewer: Viewer; id: string; form: TournamentForm; version: number },
): Promise<Tournament> {
  const { db, live, now } = platform;
  const written = await toWritten(platform, form);
  await inTransaction(db, async (trx) => {
    const before = await queries.lockTournament(trx, id);
    if (!before) throw new AppError('NOT_FOUND', 'There is no such tournament.');
    if (written.slots < before.slots_used) {
      throw invalidField(
        'slots',
        `${before.slots_used} teams are registered: there have to be that many slots at least.`,
      );
    }
    const isNewest = await queries.updateTournament(trx, { id, form: written, version });
    if (!isNewest) {
      throw new AppError(
        'STALE',
        'Someone else changed this tournament meanwhile. Load it again, then make your changes.',
      );
    }
    await recordAudit(trx, {
      event: {
        viewer,
        action: 'tournament.update',
        subject: form.title,
        before: summariseRow(before),
        after: summarise(written),
      },
      now: now(),
    });
    await announceChange(platform, trx, { before, after: written });
  });
  live.tournamentChanged(id);
  return getTournament(platform, { id, viewer });
}

/** Tells those whom a change concerns: who waits for the opening, who plays. */
async function announceChange(
  platform: Platform,
  db: Db,
  { before, after }: { before: TournamentRow; after: TournamentForm },
): Promise<void> {
  const tournamentId = before.id;
  const at = platform.now().toISOString();
  const about = { tournament: after.title, tournamentId };
  const tell = (audience: Audience, notice: Notice) =>
    tellTournament(platform, db, { notice, tournamentId, audience, at });
  if (after.status !== before.status) {
    if (after.status === 'OPENED') await tell('followers', { kind: 'opened', ...about });
    if (after.status === 'LIVE') await tell('registered', { kind: 'live', ...about });
    // Whoever plays wears the role until it is over.
    if ([before.status, after.status].includes('COMPLETED'))
      await checkRolesOfTournament(platform, db, tournamentId);
  }
  if (after.startDate !== before.start_date && after.status !== 'COMPLETED')
    await tell('registered', { kind: 'moved', ...about, startDate: after.startDate });
}

function summariseRow(row: TournamentRow): object {
  return {
    status: row.status,
    slots: row.slot_total,
    type: row.type,
    startDate: row.start_date,
    endDate: row.end_date,
    prizePool: row.prize_pool,
  };
}

/** Deletes a tournament with all its registrations; who was to play in it is told. */
export async function deleteTournament(
  platform: Platform,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  const { db, live, now } = platform;
  await inTransaction(db, async (trx) => {
    const before = await queries.lockTournament(trx, id);
    if (!before) throw new AppError('NOT_FOUND', 'There is no such tournament.');
    if (before.status !== 'COMPLETED')
      await tellCalledOff(platform, trx, { tournamentId: id, tournament: before.title });
    await checkRolesBeforeDeletion(platform, trx, id);
    await queries.deleteTournament(trx, id);
    await recordAudit(trx, {
      event: {
        viewer,
        action: 'tournament.delete',
        subject: before.title,
        before: { ...summariseRow(before), teams: before.slots_used },
      },
      now: now(),
    });
  });
  live.tournamentChanged(id);
}

/** All of a tournament's teams with the rosters kept at registration, in the order of their slots. */
export async function listRosters(
  { db }: Platform,
  { id }: { id: string },
): Promise<RosterEntry[]> {
  if (!(await queries.findTournament(db, id)))
    throw new AppError('NOT_FOUND', 'There is no such tournament.');
  return presentRosters(await registrations.listRosters(db, id));
}
