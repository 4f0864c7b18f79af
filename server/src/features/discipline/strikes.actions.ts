import type { CallBody } from '@one-dream/contract/call.ts';
import { strikeGiven } from '@one-dream/contract/events/discipline.ts';
import { noShowUndone, slotClaimed } from '@one-dream/contract/events/entries.ts';
import type * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import {
  strikePoints,
  strikeRule,
} from '@one-dream/contract/features/discipline/discipline.values.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved, listBackOffice } from '../duties/duties.actions.ts';
import type { EntryChange } from '../entries/entries.hooks.ts';
import { insertBans } from './bans.queries.ts';
import { banProposed, noShowForgiven, strikeRevoked, strikeWritten } from './discipline.events.ts';
import { presentStrike } from './discipline.presenters.ts';
import { subjectOf } from './discipline.rules.ts';
import { disciplineTexts } from './discipline.texts.ts';
import { assertImpartial } from './impartial.actions.ts';
import * as queries from './strikes.queries.ts';
import * as subjects from './subjects.queries.ts';

type Given = Omit<queries.NewStrike, 'id' | 'points' | 'at' | 'expiresAt'>;

/** Writes strikes of locked people, notifies them, and proposes the bans that result. */
async function writeStrikes(work: Work, given: readonly Given[]): Promise<string[]> {
  const at = work.now();
  const made = given.map((strike) => ({
    ...strike,
    id: newId(),
    points: strikePoints[strike.kind],
    at,
    expiresAt: queries.endOfStrike(at),
  }));
  const written = await queries.insertStrikes(work.db, made);
  const strikes = made.filter(({ id }) => written.has(id));
  await work.allHappened(strikes.map((strike) => [strikeWritten, { strike }]));
  await proposeBans(
    work,
    strikes.map(({ subject }) => subject),
  );
  return strikes.map(({ id }) => id);
}

async function proposeBans(work: Work, struck: readonly subjects.Subject[]): Promise<void> {
  const now = work.now();
  const points = await queries.sumPoints(work.db, { subjects: struck, now });
  const due = struck.filter((_, place) => (points[place] ?? 0) >= strikeRule.points);
  if (due.length === 0) return;
  const bans = due.map((subject) => ({
    id: newId(),
    subject,
    kind: 'strikes' as const,
    scope: 'scrims' as const,
    state: 'proposed' as const,
    reason: inEnglish(
      reasonTexts.strikesWithin({
        points: String(strikeRule.points),
        days: String(strikeRule.days),
      }),
    ),
    days: strikeRule.banDays,
    starts_at: null,
    ends_at: null,
    created_at: now,
    proposedBy: null,
    decidedBy: null,
  }));
  const written = await insertBans(work.db, bans);
  const proposed = bans.filter(({ id }) => written.has(id));
  if (proposed.length === 0) return;
  const office = await listBackOffice(work.db);
  const after = { days: strikeRule.banDays, scope: 'scrims' };
  await work.allHappened(
    proposed.map(({ subject: of }) => [banProposed, { viewer: undefined, of, office, after }]),
  );
}

/** Gives no-shows a strike, once per entry; takes it back if the entry is let in after all. */
export async function strikeNoShows(
  work: Work,
  { tournamentId, changes }: { tournamentId: string; changes: readonly EntryChange[] },
): Promise<void> {
  const back = changes.filter(({ event }) => event === noShowUndone || event === slotClaimed);
  if (back.length > 0) {
    const reason = inEnglish(reasonTexts.letIn);
    const teamIds = back.map(({ teamId }) => teamId);
    const now = work.now();
    const userIds = await queries.revokeNoShows(work.db, {
      tournamentId,
      teamIds,
      reason,
      now,
    });
    await work.happened(noShowForgiven, { userIds, reason });
  }
  const absent = changes.filter(({ before, after }) => after === 'no_show' && before !== 'no_show');
  if (absent.length === 0) return;
  const leaders = await queries.lockLeaders(
    work.db,
    absent.map(({ entryId }) => entryId),
  );
  const captains = await queries.listGuestCaptains(
    work.db,
    absent.map(({ entryId }) => entryId),
  );
  await writeStrikes(
    work,
    [...leaders, ...captains].map(({ entryId, teamName, subject }) => ({
      subject,
      kind: 'no_show',
      reason: inEnglish(reasonTexts.noShow({ team: teamName })),
      tournamentId,
      entryId,
      givenBy: null,
    })),
  );
}

/** Gives a strike by a host, from an event. */
export async function giveStrike(
  platform: Platform,
  {
    viewer,
    tournamentId,
    form,
  }: { viewer: Viewer; tournamentId: string; form: CallBody<typeof calls.giveStrike> },
): Promise<calls.Strike> {
  const id = await inUnitOfWork(platform, async (work) => {
    const entry = await subjects.findEntry(work.db, form.entryId);
    if (!entry || entry.tournament_id !== tournamentId)
      throw new AppError('NOT_FOUND', disciplineTexts.noEntryHere);
    await assertNotInvolved(work.db, { viewer, entryIds: [entry.id] });
    const subject = await findSubject(work.db, { entry, userId: form.userId });
    return writeOne(work, {
      viewer,
      strike: {
        subject,
        kind: form.kind,
        reason: form.reason,
        tournamentId,
        entryId: entry.id,
        givenBy: viewer.id,
      },
    });
  });
  return getStrike(platform, id);
}

async function findSubject(
  db: Db,
  { entry, userId }: { entry: subjects.EntryOfEvent; userId: string | null },
): Promise<subjects.Subject> {
  const players = await subjects.listLineup(db, entry.id);
  // For a team without accounts, the player named first answers, by game id; one that came by its link proves nothing.
  const captain =
    entry.guest === 'guest' ? players.find(({ key, byLink }) => key !== '' && !byLink) : undefined;
  if (userId === null && captain) return captain;
  if (userId === null) {
    const team = await subjects.lockTeam(db, entry.team_id);
    if (!team) throw invalidField('entryId', disciplineTexts.teamGone);
    return team;
  }
  const player = players.find((one) => one.userId === userId);
  if (!player) throw invalidField('userId', disciplineTexts.notInLineup);
  await subjects.lockPerson(db, userId);
  return player;
}

/** Gives a strike by an admin, outside an event. */
export async function strikeSubject(
  platform: Platform,
  { viewer, form }: { viewer: Viewer; form: CallBody<typeof calls.strikeSubject> },
): Promise<calls.Strike> {
  const id = await inUnitOfWork(platform, async (work) => {
    const subject = await lockSubject(work.db, { viewer, asked: form.subject });
    await assertImpartial(work.db, { viewer, subjects: [subject] });
    const { kind, reason } = form;
    return writeOne(work, {
      viewer,
      strike: { subject, kind, reason, tournamentId: null, entryId: null, givenBy: viewer.id },
    });
  });
  return getStrike(platform, id);
}

/** @throws AppError NOT_FOUND, and NOT_ALLOWED for the owner */
export async function lockSubject(
  db: Db,
  {
    viewer,
    asked,
  }: {
    viewer: Viewer;
    asked: { kind: 'person'; userId: string } | { kind: 'team'; teamId: string };
  },
): Promise<subjects.Subject> {
  if (asked.kind === 'team') {
    const team = await subjects.lockTeam(db, asked.teamId);
    if (!team) throw new AppError('NOT_FOUND', commonTexts.noTeam);
    return team;
  }
  const person = await subjects.lockPerson(db, asked.userId);
  if (!person) throw new AppError('NOT_FOUND', disciplineTexts.noAccount);
  if (person.role === 'owner' && viewer.role !== 'owner')
    throw new AppError('NOT_ALLOWED', commonTexts.ownerJudges);
  return person;
}

async function writeOne(
  work: Work,
  { viewer, strike }: { viewer: Viewer; strike: Given },
): Promise<string> {
  const [id] = await writeStrikes(work, [strike]);
  if (!id) throw new AppError('CONFLICT', disciplineTexts.struckAlready);
  await work.happened(strikeGiven, {
    viewer,
    tournamentId: strike.tournamentId,
    subject: strike.subject.name,
    after: { kind: strike.kind, reason: strike.reason },
  });
  return id;
}

async function getStrike({ db }: Platform, id: string): Promise<calls.Strike> {
  const row = await queries.findStrike(db, id);
  if (!row) throw noSuchStrike();
  return presentStrike(row, 'staff');
}

const noSuchStrike = () => new AppError('NOT_FOUND', disciplineTexts.noStrike);

export async function revokeStrike(
  platform: Platform,
  { viewer, strikeId, reason }: { viewer: Viewer; strikeId: string; reason: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const row = await queries.findStrike(work.db, strikeId);
    if (!row) throw noSuchStrike();
    await assertImpartial(work.db, { viewer, subjects: [subjectOf(row)] });
    if (!(await queries.revokeStrike(work.db, { id: strikeId, reason, now: work.now() })))
      throw new AppError('CONFLICT', disciplineTexts.takenBack);
    await work.happened(strikeRevoked, {
      viewer,
      strike: row,
      reason,
      before: { kind: row.kind, reason: row.reason },
      after: { reason },
    });
  });
}

export async function listStrikes(
  { db }: Platform,
  {
    search,
    cursor,
    limit = pageSize.default,
  }: { search?: string | undefined; cursor?: string | undefined; limit?: number | undefined },
): Promise<{ data: calls.Strike[]; nextCursor: string | null }> {
  const rows = await queries.listStrikes(db, { search, before: cursor, limit: limit + 1 });
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  return { data: page.map((row) => presentStrike(row, 'staff')), nextCursor };
}
