import type { CallBody } from '@one-dream/contract/call.ts';
import * as log from '@one-dream/contract/events/discipline.ts';
import { appealDecided } from '@one-dream/contract/events/discipline.ts';
import type * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import { strikeRule } from '@one-dream/contract/features/discipline/discipline.values.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import { checkLobbyRoles } from '../lobbies/lobby-roles.actions.ts';
import * as queries from './bans.queries.ts';
import { appealRejected, banBegun, banTakenBack } from './discipline.events.ts';
import { presentBan } from './discipline.presenters.ts';
import { assertMayDecide, endOfBan, subjectOf } from './discipline.rules.ts';
import { disciplineTexts } from './discipline.texts.ts';
import { banEndJob } from './end-of-ban.ts';
import { assertImpartial } from './impartial.actions.ts';
import { lockSubject } from './strikes.actions.ts';
import { sumPoints } from './strikes.queries.ts';
import * as subjects from './subjects.queries.ts';

/** Bans a person by game id, a team, or everybody an entry fielded. */
export async function giveBan(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: CallBody<typeof calls.giveBan> },
): Promise<calls.Ban[]> {
  const { kind, scope, days, reason } = form;
  assertMayDecide(viewer, days);
  const ids = await inUnitOfWork(platform, async (work) => {
    const banned = await findBanned(work.db, { viewer, asked: form.subject });
    const starts = work.now();
    const ends = endOfBan(starts, days);
    const bans = banned.map((subject) => ({
      id: newId(),
      subject,
      kind,
      scope,
      state: 'active' as const,
      reason,
      days,
      starts_at: starts,
      ends_at: ends,
      created_at: starts,
      proposedBy: viewer.id,
      decidedBy: viewer.id,
    }));
    await queries.insertBans(work.db, bans);
    for (const ban of bans)
      await tellOfBan(work, { id: ban.id, subject: ban.subject, scope, reason, endsAt: ends });
    for (const { name } of banned)
      await work.happened(log.personBanned, {
        viewer,
        subject: name,
        after: { kind, scope, days, reason },
      });
    return bans.map(({ id }) => id);
  });
  return Promise.all(ids.map((id) => getBan(platform, id)));
}

async function findBanned(
  db: Db,
  { viewer, asked }: { viewer: Viewer; asked: CallBody<typeof calls.giveBan>['subject'] },
): Promise<subjects.Subject[]> {
  if (asked.kind !== 'entry') {
    const subject = await lockSubject(db, { viewer, asked });
    await assertImpartial(db, { viewer, subjects: [subject] });
    return [subject];
  }
  const entry = await subjects.findEntry(db, asked.entryId);
  if (!entry) throw new AppError('NOT_FOUND', commonTexts.noEntry);
  await assertNotInvolved(db, { viewer, entryIds: [entry.id] });
  const lineup = await subjects.listLineup(db, entry.id);
  if (viewer.role !== 'owner' && lineup.some(({ role }) => role === 'owner'))
    throw new AppError('NOT_ALLOWED', commonTexts.ownerJudges);
  return lineup;
}

/** Notifies the banned, and the hosts of events they are in. */
async function tellOfBan(
  work: Work,
  ban: {
    id: string;
    subject: subjects.Subject;
    scope: calls.Ban['scope'];
    reason: string;
    endsAt: Date | null;
  },
): Promise<void> {
  const { id, endsAt } = ban;
  if (endsAt) await work.enqueue(banEndJob, { banId: id }, { at: endsAt, key: id });
  const entries = await checkRolesOfBanned(work, ban);
  await work.happened(banBegun, { ban, entries });
}

/**
 * Checks the lobby roles in the events that a banned person or team is in: they lose them with the ban, and get them back when
 * it is over. @returns their unplayed entries
 */
export async function checkRolesOfBanned(
  work: Work,
  { subject, scope }: { subject: subjects.Subject; scope: calls.Ban['scope'] },
) {
  const entries = await queries.listLiveEntries(work.db, {
    userIds: subject.kind === 'person' && subject.userId ? [subject.userId] : [],
    keys: subject.kind === 'person' ? [subject.key] : [],
    teamIds: subject.kind === 'team' ? [subject.teamId] : [],
    scrimsOnly: scope === 'scrims',
  });
  for (const { tournament_id: tournamentId } of entries)
    await checkLobbyRoles(work, { tournamentId });
  return entries;
}

async function lockForStaff(work: Work, viewer: Viewer, banId: string): Promise<queries.BanRow> {
  const row = await queries.lockBan(work.db, banId);
  if (!row) throw noSuchBan();
  assertMayDecide(viewer, row.days);
  await assertImpartial(work.db, { viewer, subjects: [subjectOf(row)] });
  return row;
}

/** A strike may have been taken back since a ban was proposed for them. @throws AppError CONFLICT */
async function assertStillDue(
  db: Db,
  { row, subject }: { row: queries.BanRow; subject: subjects.Subject },
): Promise<void> {
  if (row.kind !== 'strikes') return;
  const [points = 0] = await sumPoints(db, { subjects: [subject], now: row.created_at });
  if (points < strikeRule.points)
    throw new AppError(
      'CONFLICT',
      disciplineTexts.strikesTakenBack({ points, needed: strikeRule.points }),
    );
}

export async function decideBan(
  platform: Platform,
  {
    viewer,
    banId,
    decision,
  }: { viewer: Viewer; banId: string; decision: CallBody<typeof calls.decideBan> },
): Promise<calls.Ban> {
  await inUnitOfWork(platform, async (work) => {
    const row = await lockForStaff(work, viewer, banId);
    if (row.state !== 'proposed') throw new AppError('CONFLICT', disciplineTexts.proposalDecided);
    const now = work.now();
    const decided = { decided_by: viewer.id, decided_at: now };
    const subject = subjectOf(row);
    if (decision.isConfirmed) {
      await assertStillDue(work.db, { row, subject });
      const endsAt = endOfBan(now, row.days);
      const changes = { ...decided, state: 'active', starts_at: now, ends_at: endsAt } as const;
      await queries.updateBan(work.db, { id: banId, changes });
      await tellOfBan(work, { ...row, subject, endsAt });
    } else {
      const changes = { ...decided, state: 'declined', lift_reason: decision.reason } as const;
      await queries.updateBan(work.db, { id: banId, changes });
    }
    await work.happened(decision.isConfirmed ? log.banConfirmed : log.banDeclined, {
      viewer,
      subject: row.subject_name,
      after: { days: row.days, scope: row.scope },
    });
  });
  return getBan(platform, banId);
}

async function lift(work: Work, row: queries.BanRow, reason: string): Promise<void> {
  const changes = { state: 'lifted', lift_reason: reason } as const;
  await queries.updateBan(work.db, { id: row.id, changes });
  await work.cancelJob(banEndJob, row.id);
  await checkRolesOfBanned(work, { subject: subjectOf(row), scope: row.scope });
  await work.happened(banTakenBack, { ban: row, reason });
}

export async function liftBan(
  platform: Platform,
  { viewer, banId, reason }: { viewer: Viewer; banId: string; reason: string },
): Promise<calls.Ban> {
  await inUnitOfWork(platform, async (work) => {
    const row = await lockForStaff(work, viewer, banId);
    if (!presentBan(row, { reader: 'staff', now: work.now() }).isInForce)
      throw new AppError('CONFLICT', disciplineTexts.banNotInForce);
    await lift(work, row, reason);
    await work.happened(log.banLifted, {
      viewer,
      subject: row.subject_name,
      after: { reason },
    });
  });
  return getBan(platform, banId);
}

export async function answerAppeal(
  platform: Platform,
  {
    viewer,
    banId,
    decision: { isAccepted, answer },
  }: { viewer: Viewer; banId: string; decision: CallBody<typeof calls.answerAppeal> },
): Promise<calls.Ban> {
  await inUnitOfWork(platform, async (work) => {
    const row = await lockForStaff(work, viewer, banId);
    if (row.appeal_state !== 'open') throw new AppError('CONFLICT', disciplineTexts.noAppeal);
    await queries.updateBan(work.db, {
      id: banId,
      changes: {
        appeal_state: isAccepted ? 'accepted' : 'rejected',
        appeal_answer: answer,
        appeal_answered_by: viewer.id,
      },
    });
    if (isAccepted && row.state === 'active') await lift(work, row, answer);
    else await work.happened(appealRejected, { ban: row, answer });
    await work.happened(appealDecided, {
      viewer,
      subject: row.subject_name,
      after: { isAccepted, answer },
    });
  });
  return getBan(platform, banId);
}

export async function listBans(
  { db, now }: Platform,
  {
    show,
    search,
    cursor,
    limit = pageSize.default,
  }: {
    show: 'waiting' | 'in_force' | 'all';
    search?: string | undefined;
    cursor?: string | undefined;
    limit?: number | undefined;
  },
): Promise<{ data: calls.Ban[]; nextCursor: string | null }> {
  const request = { show, search, before: cursor, limit: limit + 1, now: now() };
  const rows = await queries.listBans(db, request);
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  return {
    data: page.map((row) => presentBan(row, { reader: 'staff', now: now() })),
    nextCursor,
  };
}

async function getBan({ db, now }: Platform, id: string): Promise<calls.Ban> {
  const row = await queries.findBan(db, id);
  if (!row) throw noSuchBan();
  return presentBan(row, { reader: 'staff', now: now() });
}

export const noSuchBan = () => new AppError('NOT_FOUND', disciplineTexts.noBan);
