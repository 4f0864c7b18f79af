import type { CallBody } from '@one-dream/contract/call.ts';
import { type Duty, isOnDuty, mayGrant } from '@one-dream/contract/duties.ts';
import { dutyRevoked } from '@one-dream/contract/events/users.ts';
import {
  type Grant,
  grant,
  type grantDuty as grantCall,
} from '@one-dream/contract/features/duties/duties.ts';
import { shownPhaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { dutyGranted } from './duties.events.ts';
import type { GrantRow } from './duties.queries.ts';
import * as queries from './duties.queries.ts';
import { dutiesTexts } from './duties.texts.ts';

/** Finds a user's duties for the tournament that a path's parameters lead to, for the gate of calls. */
export function findDuties(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { userId, subject }: { userId: string; subject: queries.DutySubject },
): Promise<Duty[]> {
  return queries.listHeldDuties(db, { userId, subject, now: now() });
}

/** Whether a viewer has one of these duties for a tournament, or is an admin. */
export async function canServe(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    viewer,
    duties,
    subject,
  }: { viewer: Viewer | undefined; duties: readonly Duty[]; subject: queries.DutySubject },
): Promise<boolean> {
  if (!viewer || viewer.isShutOut) return false;
  if (isOnDuty(viewer, [], duties)) return true;
  const held = await queries.listHeldDuties(db, { userId: viewer.id, subject, now: now() });
  return isOnDuty(viewer, held, duties);
}

/**
 * Nobody with a duty, admins included, decides about an entry that they are in; the owner may.
 * @throws AppError NOT_ALLOWED
 */
export async function assertNotInvolved(
  db: Db,
  { viewer, entryIds }: { viewer: Viewer; entryIds: readonly string[] },
): Promise<void> {
  if (viewer.role === 'owner') return;
  if (await queries.isInEntries(db, { userId: viewer.id, entryIds }))
    throw new AppError('NOT_ALLOWED', dutiesTexts.ownTeam);
}

/** As `assertNotInvolved`, about everybody in the lobby of a match. @throws AppError NOT_ALLOWED */
export async function assertNotInLobby(db: Db, viewer: Viewer, matchId: string): Promise<void> {
  await assertNotInvolved(db, { viewer, entryIds: await queries.listLobby(db, matchId) });
}

/** As `assertNotInvolved`, about a team outside an event. @throws AppError NOT_ALLOWED */
export async function assertNotOfTeam(db: Db, viewer: Viewer, teamId: string): Promise<void> {
  if (viewer.role !== 'owner' && (await queries.isMember(db, { userId: viewer.id, teamId })))
    throw new AppError('NOT_ALLOWED', dutiesTexts.ownTeam);
}

/** Lists recipients of decisions about a tournament: its hosts, and admins where it has none. */
export async function listDeciders(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { tournamentId, duties }: { tournamentId: string; duties: readonly Duty[] },
): Promise<string[]> {
  const serving = await queries.listServing(db, { tournamentId, duties, now: now() });
  return serving.length > 0 ? serving : queries.listAdmins(db);
}

/** Lists admins and the owner, for matters beyond one event. */
export function listBackOffice(db: Db): Promise<string[]> {
  return queries.listAdmins(db);
}

export async function grantDuty(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: CallBody<typeof grantCall> },
): Promise<Grant> {
  return inUnitOfWork(platform, async (work) => {
    const account = await queries.findAccount(work.db, form.email);
    if (!account) throw invalidField('email', dutiesTexts.nobodyWithEmail);
    return giveDuty(work, { viewer, account, form });
  });
}

/**
 * Gives an account a duty in the caller's unit of work; also for features that lead to one, such as an approved
 * application to the staff. @throws AppError where the viewer may not give it, or the event is missing or over
 */
export async function giveDuty(
  work: Work,
  {
    viewer,
    account,
    form: { duty, tournamentId, seriesId, ...form },
  }: {
    viewer: Viewer;
    account: { id: string; name: string };
    form: Omit<CallBody<typeof grantCall>, 'email'>;
  },
): Promise<Grant> {
  if (!mayGrant(viewer, duty)) throw new AppError('NOT_ALLOWED', dutiesTexts.ownerMakesTreasurer);
  const until = form.until === null ? null : new Date(form.until);
  if (until && until <= work.now()) throw invalidField('until', dutiesTexts.endPast);
  const event = tournamentId ? await queries.findEvent(work.db, tournamentId) : undefined;
  if (tournamentId && !event) throw invalidField('tournamentId', commonTexts.noTournament);
  if (event?.status === 'COMPLETED' && duty !== 'treasurer')
    throw invalidField('tournamentId', dutiesTexts.tournamentOver);
  const series = seriesId ? await queries.findSeries(work.db, seriesId) : undefined;
  if (seriesId && !series) throw invalidField('seriesId', commonTexts.noSeries);
  const title = event?.title ?? series?.title ?? '';
  return writeGrant(work, { viewer, account, duty, tournamentId, seriesId, until, title });
}

async function writeGrant(
  work: Work,
  grant: {
    viewer: Viewer;
    account: { id: string; name: string };
    duty: Duty;
    tournamentId: string | null;
    seriesId: string | null;
    until: Date | null;
    title: string;
  },
): Promise<Grant> {
  const { viewer, account } = grant;
  const row = await queries.upsertGrant(work.db, {
    id: newId(),
    user_id: account.id,
    tournament_id: grant.tournamentId,
    series_id: grant.seriesId,
    duty: grant.duty,
    until: grant.until,
    granted_by: viewer.id,
    created_at: work.now(),
  });
  await work.happened(dutyGranted, {
    ...grant,
    after: { duty: grant.duty, until: row.until },
  });
  return presentGrant(row);
}

export async function revokeDuty(
  platform: Platform,
  { viewer, grantId }: { viewer: Viewer; grantId: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const row = await queries.findGrant(work.db, grantId);
    if (!row) throw new AppError('NOT_FOUND', dutiesTexts.takenBack);
    if (!mayGrant(viewer, row.duty)) throw new AppError('NOT_ALLOWED', dutiesTexts.ownerTakesBack);
    await queries.deleteGrant(work.db, grantId);
    const event = row.tournament_id
      ? await queries.findEvent(work.db, row.tournament_id)
      : row.series_id && (await queries.findSeries(work.db, row.series_id));
    await work.happened(dutyRevoked, {
      viewer,
      tournamentId: row.tournament_id,
      subject: `${row.name}, ${event ? event.title : ''}`,
      before: { duty: row.duty, until: row.until },
    });
  });
}

export async function listDuties(
  { db }: Platform,
  request: { tournamentId?: string | undefined; seriesId?: string | undefined },
): Promise<Grant[]> {
  if (!request.tournamentId && !request.seriesId)
    throw invalidField('tournamentId', dutiesTexts.nameScope);
  return (await queries.listGrants(db, request)).map(presentGrant);
}

export async function listEveryDuty({ db, now }: Platform) {
  const rows = await queries.listEveryGrant(db, { now: now() });
  return rows.map((row) => ({
    ...presentGrant(row),
    title: row.title,
    firstMatchAt: row.first_match_at?.toISOString() ?? null,
  }));
}

export async function listOwnDuties({ db, now }: Platform, viewer: Viewer) {
  const rows = await queries.listServed(db, viewer.id, now());
  return rows.map((row) => ({
    tournamentId: row.tournament_id,
    title: row.title,
    status: row.status,
    phase: shownPhaseOf(
      {
        status: row.status,
        isDraft: row.is_draft,
        cancelled: row.cancelled_at,
        checkinOpensAt: row.checkin_opens_at?.toISOString() ?? null,
        checkinClosesAt: row.checkin_closes_at?.toISOString() ?? null,
        firstMatchAt: row.first_match_at?.toISOString() ?? null,
      },
      now(),
    ),
    duties: row.duties,
    nextMatchAt: row.next_match_at?.toISOString() ?? null,
  }));
}

function presentGrant(row: GrantRow): Grant {
  return {
    ...fieldsOf(grant, row),
    user: { _id: row.user_id, name: row.name, profile: row.profile },
  };
}
