import type { CallAnswer } from '@one-dream/contract/call.ts';
import { ownDetailsChanged } from '@one-dream/contract/events/prizes.ts';
import type { listOwnPrizes as ownCall } from '@one-dream/contract/features/prizes/prizes.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { privatePictures } from '../../platform/images/private-pictures.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { openDetails, type PayeeDetails, payeeKey, sealDetails } from './payee-key.ts';
import { endWhenClosed, failed } from './payouts.actions.ts';
import * as events from './prizes.events.ts';
import { presentPayout } from './prizes.presenters.ts';
import * as queries from './prizes.queries.ts';
import { prizesTexts } from './prizes.texts.ts';
import { assertTreasurer } from './treasurer.actions.ts';

export async function listOwnPrizes(
  platform: Platform,
  viewer: Viewer,
): Promise<CallAnswer<typeof ownCall>['data']> {
  const { db, now } = platform;
  const show = await privatePictures(platform);
  const [rows, details] = await Promise.all([
    queries.listPayoutsOf(db, viewer.id),
    readPayeeDetails(db, viewer.id),
  ]);
  const roster = await queries.listRoster(
    db,
    rows.flatMap(({ entry_id }) => entry_id ?? []),
  );
  return {
    details,
    prizes: rows.map((row) => {
      const isPayee = row.payee_id === viewer.id;
      const players = roster.filter(({ entry_id }) => entry_id === row.entry_id);
      const leads = players.some(({ leader_id }) => leader_id === viewer.id);
      const mayChange = row.state === 'due' || row.state === 'details_needed';
      return {
        ...presentPayout(row, { now: now(), show, reader: isPayee ? 'party' : 'others' }),
        tournament: { _id: row.tournament_id, title: row.title },
        isPayee,
        mayName:
          leads && mayChange ? players.map(({ user_id, name }) => ({ _id: user_id, name })) : [],
      };
    }),
  };
}

/** Reads a user's own payment details, decrypted. */
export async function readPayeeDetails(
  db: Db,
  userId: string,
): Promise<(PayeeDetails & { changedAt: string }) | null> {
  const stored = await queries.findSealed(db, userId);
  if (!stored) return null;
  const details = openDetails({ key: await payeeKey(db), userId, sealed: stored.sealed });
  return { ...details, changedAt: stored.changed_at.toISOString() };
}

/**
 * Saves payment details. A change after approval sends a payout back to the treasurer, and the payee is told by mail.
 */
export async function saveDetails(
  platform: Platform,
  { viewer, details }: { viewer: Viewer; details: PayeeDetails },
): Promise<void> {
  const key = await payeeKey(platform.db);
  await inUnitOfWork(platform, async (work) => {
    const rows = await queries.lockUnpaidOf(work.db, viewer.id);
    const before = await queries.findSealed(work.db, viewer.id);
    const sealed = sealDetails({ key, userId: viewer.id, details });
    await queries.upsertSealed(work.db, { userId: viewer.id, sealed, now: work.now() });
    for (const row of rows) {
      if (row.state === 'approved') {
        await queries.updatePayout(work.db, { id: row.id, changes: { state: 'details_needed' } });
        await work.happened(events.approvalVoided, { row });
      } else if (row.state === 'details_needed' && !before)
        await queries.updatePayout(work.db, { id: row.id, changes: { state: 'due' } });
    }
    await work.happened(ownDetailsChanged, { viewer, subject: 'Own payment details' });
  });
}

/** Chooses the payee, by the leader, until it is approved. */
export async function choosePayee(
  platform: Platform,
  { viewer, payoutId, userId }: { viewer: Viewer; payoutId: string; userId: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const row = await queries.lockPayout(work.db, payoutId);
    const roster = row?.entry_id ? await queries.listRoster(work.db, [row.entry_id]) : [];
    if (!row || !roster.some(({ leader_id }) => leader_id === viewer.id)) throw noSuchPrize();
    if (row.state !== 'due' && row.state !== 'details_needed')
      throw new AppError('CONFLICT', prizesTexts.approvedAlready);
    const payee = roster.find(({ user_id }) => user_id === userId);
    if (!payee) throw invalidField('userId', prizesTexts.chooseOfRoster);
    const ready = await queries.listPayoutsWithDetails(work.db, [userId]);
    const state = ready.has(userId) ? 'due' : 'details_needed';
    await queries.updatePayout(work.db, { id: row.id, changes: { payee_id: userId, state } });
    const { title, net_paise } = row;
    const isTold = userId !== viewer.id && state !== 'due';
    const told = isTold ? { title, net_paise, payeeId: userId, ready: false } : undefined;
    await work.happened(events.payeeChosen, { viewer, row, told });
  });
}

/** Reminds, by the treasurer, everybody who has not said where their prize should go. @returns how many */
export async function remindPayees(
  platform: Platform,
  { viewer, tournamentId }: { viewer: Viewer; tournamentId: string },
): Promise<number> {
  await assertTreasurer(platform, { viewer, tournamentId });
  return inUnitOfWork(platform, async (work) => {
    const rows = (await queries.listPayouts(work.db, tournamentId)).filter(
      ({ state, has_details }) => state === 'details_needed' && !has_details,
    );
    const byPayee = Map.groupBy(rows, ({ payee_id }) => payee_id);
    byPayee.delete(null);
    if (byPayee.size > 0)
      await work.happened(events.payeesReminded, {
        viewer,
        tournamentId,
        title: rows[0]?.title ?? '',
        shares: [...byPayee].map(([payeeId, own]) => ({
          title: own[0]?.title ?? '',
          net_paise: own.reduce((sum, { net_paise }) => sum + net_paise, 0),
          payeeId,
          ready: false,
        })),
        after: { payees: byPayee.size },
      });
    return byPayee.size;
  });
}

const noSuchPrize = () => new AppError('NOT_FOUND', prizesTexts.noPrizeOfYours);

/** Records the payee's answer. A payment that did not arrive goes back to the treasurer. */
export async function answerPayout(
  platform: Platform,
  { viewer, payoutId, isReceived }: { viewer: Viewer; payoutId: string; isReceived: boolean },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const row = await queries.lockPayout(work.db, payoutId);
    if (!row || row.payee_id !== viewer.id) throw noSuchPrize();
    if (row.state !== 'paid') throw new AppError('CONFLICT', prizesTexts.nothingToConfirm);
    const { tournament_id: tournamentId } = row;
    if (isReceived) {
      await queries.updatePayout(work.db, { id: row.id, changes: { state: 'confirmed' } });
      await endWhenClosed(work, tournamentId);
    } else {
      const note = inEnglish(reasonTexts.notReceived({ reference: row.reference }));
      await queries.updatePayout(work.db, { id: row.id, changes: { ...failed, note } });
    }
    await work.happened(isReceived ? events.payoutReceived : events.payoutNotReceived, {
      viewer,
      row,
    });
  });
}
