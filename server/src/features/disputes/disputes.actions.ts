import type { CallBody } from '@one-dream/contract/call.ts';
import { disputeAnswered, disputeWithdrawn } from '@one-dream/contract/events/results.ts';
import type {
  Dispute,
  openDispute as openCall,
} from '@one-dream/contract/features/disputes/disputes.ts';
import { maximumEvidence } from '@one-dream/contract/features/disputes/disputes.values.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { violatedConstraint } from '../../platform/database/transaction.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { mayPassOver } from '../duties/duties.rules.ts';
import { assertSeen } from '../matches/matches.actions.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import { noSuchMatch } from '../results/drafts.actions.ts';
import { disputeOpened } from './disputes.events.ts';
import { presentDispute } from './disputes.presenters.ts';
import * as queries from './disputes.queries.ts';
import { assertUndecided } from './disputes.rules.ts';
import { disputesTexts } from './disputes.texts.ts';
import { markFinalOnceDecided } from './windows.actions.ts';

interface AboutDispute {
  viewer: Viewer;
  disputeId: string;
}

/**
 * Opens a dispute: by the leader of a team of the match while its window is open; afterwards by the owner, for an
 * entry.
 */
export async function openDispute(
  platform: Platform,
  { viewer, matchId, form }: { viewer: Viewer; matchId: string; form: CallBody<typeof openCall> },
): Promise<Dispute> {
  const id = newId();
  try {
    await inUnitOfWork(platform, async (work) => {
      const { db } = work;
      const match = await matches.lockMatchForResult(db, matchId);
      if (!match) throw noSuchMatch();
      const entry = await findAuthor(db, { viewer, match, entryId: form.entryId });
      if (match.published_version === null)
        throw new AppError('NOT_PUBLISHED', disputesTexts.nothingYet);
      const isOpen =
        match.state === 'published' &&
        match.dispute_until !== null &&
        match.dispute_until > work.now();
      if (!isOpen && viewer.role !== 'owner')
        throw new AppError('WINDOW_CLOSED', disputesTexts.tooLate);
      await queries.insertDispute(db, {
        id,
        match_id: matchId,
        entry_id: entry.entry_id,
        kind: form.kind,
        text: form.text,
        links: JSON.stringify(form.links.filter((text) => text !== '')),
        opened_by: viewer.id,
        opened_at: work.now(),
      });
      await platform.limiter.consume(
        'sameQuestion',
        `dispute ${viewer.id} ${matchId} ${form.kind}`,
      );
      const after = { kind: form.kind };
      await work.happened(disputeOpened, { viewer, match, team: entry.team, after });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'disputes_one_open')
      throw new AppError('CONFLICT', disputesTexts.openAlready);
    throw error;
  }
  return getDispute(platform.db, { id, reader: 'team' });
}

async function findAuthor(
  db: Db,
  {
    viewer,
    match,
    entryId,
  }: { viewer: Viewer; match: matches.MatchRow; entryId: string | undefined },
): Promise<{ entry_id: string; team: string }> {
  const matchId = match.id;
  if (entryId !== undefined && mayPassOver(viewer)) {
    const entry = await queries.findEntryOfMatch(db, { matchId, entryId });
    if (!entry) throw invalidField('entryId', disputesTexts.notInLobby);
    return { entry_id: entry.id, team: entry.team };
  }
  const led = await matches.findLedEntry(db, { matchId, userId: viewer.id });
  assertSeen(match, led !== undefined);
  if (!led) throw new AppError('NOT_LEADER', disputesTexts.onlyLeadersHere);
  return led;
}

export async function getDispute(
  db: Db,
  { id, reader }: { id: string; reader: 'staff' | 'team' },
): Promise<Dispute> {
  const row = await queries.findDispute(db, id);
  if (!row) throw noSuchDispute();
  return presentDispute(row, reader);
}

export function noSuchDispute(): AppError {
  return new AppError('NOT_FOUND', disputesTexts.noDispute);
}

/**
 * Locks a dispute for the leader of its team, or for the owner who opened it on the team's behalf; for anybody else,
 * former leaders included, it does not exist.
 */
async function lockOwn(db: Db, { viewer, disputeId }: AboutDispute): Promise<queries.DisputeRow> {
  const row = await queries.lockDispute(db, disputeId);
  if (!row) throw noSuchDispute();
  const led = await matches.findLedEntry(db, { matchId: row.match_id, userId: viewer.id });
  const isOwn =
    led?.entry_id === row.entry_id || (viewer.role === 'owner' && row.opened_by === viewer.id);
  if (!isOwn) throw noSuchDispute();
  assertUndecided(row);
  return row;
}

/** @throws AppError CONFLICT at the sixth picture */
export async function addEvidence(
  platform: Platform,
  { picture, ...asked }: AboutDispute & { picture: Buffer | undefined },
): Promise<Dispute> {
  if (!picture) throw invalidField('image', commonTexts.choosePicture);
  const assertRoom = ({ evidence }: queries.DisputeRow) => {
    if (evidence.length >= maximumEvidence)
      throw new AppError('CONFLICT', disputesTexts.picturesFull({ most: maximumEvidence }));
  };
  // Checked before the picture is processed, which is slow.
  assertRoom(await inUnitOfWork(platform, ({ db }) => lockOwn(db, asked)));
  await withPicture(platform, { picture, kind: 'evidence', field: 'image' }, (image) =>
    inUnitOfWork(platform, async ({ db }) => {
      const row = await lockOwn(db, asked);
      assertRoom(row);
      const evidence = JSON.stringify([...row.evidence, image]);
      await queries.updateDispute(db, { id: row.id, changes: { evidence } });
    }),
  );
  return getDispute(platform.db, { id: asked.disputeId, reader: 'team' });
}

/** Records the leader's answer for the team that a scorer asked; once. */
export async function answerDispute(
  platform: Platform,
  { viewer, disputeId, text }: AboutDispute & { text: string },
): Promise<Dispute> {
  await inUnitOfWork(platform, async (work) => {
    const row = await queries.lockDispute(work.db, disputeId);
    const led =
      row && (await matches.findLedEntry(work.db, { matchId: row.match_id, userId: viewer.id }));
    if (!row || !led || led.entry_id !== row.asked_entry_id) throw noSuchDispute();
    assertUndecided(row);
    if (row.asked_answered_at) throw new AppError('CONFLICT', disputesTexts.answeredAlready);
    await queries.updateDispute(work.db, {
      id: row.id,
      changes: { asked_answer: text, asked_answered_at: work.now(), state: 'answered' },
    });
    await work.happened(disputeAnswered, {
      viewer,
      tournamentId: row.tournament_id,
      subject: `${led.team}, match ${row.match_no}`,
    });
  });
  return getDispute(platform.db, { id: disputeId, reader: 'team' });
}

export async function withdrawDispute(platform: Platform, request: AboutDispute): Promise<Dispute> {
  await inUnitOfWork(platform, async (work) => {
    const found = await queries.findDispute(work.db, request.disputeId);
    if (found) await matches.lockMatchForResult(work.db, found.match_id);
    const row = await lockOwn(work.db, request);
    await queries.updateDispute(work.db, {
      id: row.id,
      changes: { state: 'withdrawn', decided_at: work.now() },
    });
    await markFinalOnceDecided(work, row.match_id);
    await work.happened(disputeWithdrawn, {
      viewer: request.viewer,
      tournamentId: row.tournament_id,
      subject: `${row.team}, match ${row.match_no}`,
    });
  });
  return getDispute(platform.db, { id: request.disputeId, reader: 'team' });
}

export async function listDisputes({ db }: Platform, tournamentId: string): Promise<Dispute[]> {
  return (await queries.listDisputes(db, tournamentId)).map((row) => presentDispute(row, 'staff'));
}

export async function listOwnDisputes(
  { db }: Platform,
  request: { viewer: Viewer; tournamentId: string },
): Promise<Dispute[]> {
  const { viewer, tournamentId } = request;
  const rows = await queries.listLedDisputes(db, { tournamentId, userId: viewer.id });
  return rows.map((row) => presentDispute(row, 'team'));
}
