import type { CallAnswer } from '@one-dream/contract/call.ts';
import type {
  getPayoutDetails as detailsCall,
  Payout,
} from '@one-dream/contract/features/prizes/prizes.ts';
import * as values from '@one-dream/contract/features/prizes/prizes.values.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { violatedConstraint } from '../../platform/database/transaction.ts';
import { privatePictures } from '../../platform/images/private-pictures.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInvolved } from '../duties/duties.actions.ts';
import { endDuty } from '../duties/duties.shared.queries.ts';
import { openDetails, payeeKey } from './payee-key.ts';
import * as events from './prizes.events.ts';
import { presentPayout } from './prizes.presenters.ts';
import * as queries from './prizes.queries.ts';
import { unsentStates } from './prizes.queries.ts';
import { prizesTexts } from './prizes.texts.ts';
import { withhold } from './share-out.rules.ts';
import { assertTreasurer } from './treasurer.actions.ts';

export interface AboutPayout {
  viewer: Viewer;
  tournamentId: string;
  payoutId: string;
}

const noSuchPayout = () => new AppError('NOT_FOUND', prizesTexts.noPayout);

async function lockIn(
  work: Work,
  {
    viewer,
    tournamentId,
    payoutId,
    states,
  }: AboutPayout & { states: readonly values.PayoutState[] },
): Promise<queries.PayoutRow> {
  const row = await queries.lockPayout(work.db, payoutId);
  if (!row || row.tournament_id !== tournamentId) throw noSuchPayout();
  await assertNotInvolved(work.db, { viewer, entryIds: row.entry_id ? [row.entry_id] : [] });
  if (row.payee_id === viewer.id && viewer.role !== 'owner')
    throw new AppError('NOT_ALLOWED', prizesTexts.goesToYou);
  if (!states.includes(row.state))
    throw new AppError('CONFLICT', prizesTexts.payoutIs({ state: row.state }));
  return row;
}

async function finish(
  platform: Platform,
  { payoutId }: Pick<AboutPayout, 'payoutId'>,
): Promise<Payout> {
  const row = await queries.findPayout(platform.db, payoutId);
  if (!row) throw noSuchPayout();
  const show = await privatePictures(platform);
  return presentPayout(row, { now: platform.now(), show, reader: 'party' });
}

/** @throws AppError TAX_UNSET above ₹10,000 before an owner has chosen */
export async function approvePayout(
  platform: Platform,
  { version, ...asked }: AboutPayout & { version: number },
): Promise<Payout> {
  await assertTreasurer(platform, asked);
  await inUnitOfWork(platform, async (work) => {
    const row = await lockIn(work, { ...asked, states: ['due', 'details_needed', 'failed'] });
    if (row.version !== version) throw new AppError('STALE', prizesTexts.payoutChanged);
    if (!row.payee_id || !row.has_details) throw new AppError('CONFLICT', prizesTexts.noUpi);
    const tax = await queries.findTax(work.db);
    if (!tax && row.gross_paise > values.taxFreePaise)
      throw new AppError('TAX_UNSET', prizesTexts.taxFirst);
    const { withheldPaise, netPaise } = withhold({
      grossPaise: row.gross_paise,
      tax: tax ?? { rateBp: 0, abovePaise: 0 },
    });
    await queries.updatePayout(work.db, {
      id: row.id,
      changes: {
        state: 'approved',
        withheld_paise: withheldPaise,
        net_paise: netPaise,
        approved_by: asked.viewer.id,
        note: '',
      },
    });
    await work.happened(events.payoutApproved, {
      viewer: asked.viewer,
      row,
      after: { netPaise, withheldPaise },
    });
  });
  return finish(platform, asked);
}

/**
 * Names another payee of the roster, by the treasurer: the leader or the payee may be gone. Voids an approval, which was
 * for the payee before.
 */
export async function namePayee(
  platform: Platform,
  { userId, ...asked }: AboutPayout & { userId: string },
): Promise<Payout> {
  await assertTreasurer(platform, asked);
  await inUnitOfWork(platform, async (work) => {
    const row = await lockIn(work, { ...asked, states: unsentStates });
    const roster = row.entry_id ? await queries.listRoster(work.db, [row.entry_id]) : [];
    if (!roster.some(({ user_id }) => user_id === userId))
      throw invalidField('userId', prizesTexts.choosePlayer);
    if (row.payee_id === userId) return;
    const isReady = (await queries.listPayoutsWithDetails(work.db, [userId])).has(userId);
    await queries.updatePayout(work.db, {
      id: row.id,
      changes: {
        payee_id: userId,
        state: isReady ? 'due' : 'details_needed',
        withheld_paise: 0,
        net_paise: row.gross_paise,
        approved_by: null,
      },
    });
    const { title, gross_paise: net_paise } = row;
    const told = { title, net_paise, payeeId: userId, ready: isReady };
    await work.happened(events.payeeChosen, { viewer: asked.viewer, row, told });
  });
  return finish(platform, asked);
}

/** Reads a payee's payment details for the treasurer. Each look is recorded in the audit log. */
export async function readDetails(
  platform: Platform,
  request: AboutPayout,
): Promise<CallAnswer<typeof detailsCall>['data']> {
  await assertTreasurer(platform, request);
  const key = await payeeKey(platform.db);
  return inUnitOfWork(platform, async (work) => {
    const row = await lockIn(work, {
      ...request,
      states: ['due', 'details_needed', 'approved', 'paid', 'failed'],
    });
    const sealed = row.payee_id ? await queries.findSealed(work.db, row.payee_id) : undefined;
    if (!row.payee_id || !sealed) throw new AppError('CONFLICT', prizesTexts.noUpi);
    const details = openDetails({ key, userId: row.payee_id, sealed: sealed.sealed });
    await work.happened(events.payoutDetailsSeen, { viewer: request.viewer, row });
    const place = row.award || `rank ${row.rank}`;
    return {
      ...details,
      link:
        row.state === 'approved'
          ? values.upiLink({
              upiId: details.upiId,
              name: details.name,
              paise: row.net_paise,
              note: `${row.title}, ${place}`,
              reference: row.id.replaceAll('-', ''),
            })
          : null,
    };
  });
}

const references: Record<values.TransferMethod, { form: RegExp; words: Translatable }> = {
  upi: { form: /^\d{12}$/, words: prizesTexts.utrForm },
  bank: {
    form: /^[A-Z0-9]{8,22}$/,
    words: prizesTexts.bankForm,
  },
};

/** Records a payment that the treasurer sent with an app of their own. */
export async function markPaid(
  platform: Platform,
  {
    method,
    reference: typed,
    proof,
    ...asked
  }: AboutPayout & { method: values.TransferMethod; reference: string; proof: Buffer | undefined },
): Promise<Payout> {
  await assertTreasurer(platform, asked);
  const reference = typed.replace(/\s/g, '').toUpperCase();
  if (!references[method].form.test(reference))
    throw invalidField('reference', references[method].words);
  // Checked before the picture is processed, which is slow.
  await inUnitOfWork(platform, (work) => lockIn(work, { ...asked, states: ['approved'] }));
  try {
    const picture = { picture: proof, kind: 'evidence', field: 'proof' } as const;
    await withPicture(platform, picture, (path = '') =>
      inUnitOfWork(platform, async (work) => {
        const row = await lockIn(work, { ...asked, states: ['approved'] });
        await queries.updatePayout(work.db, {
          id: row.id,
          changes: {
            state: 'paid',
            method,
            reference,
            proof: path,
            paid_at: work.now(),
            paid_by: asked.viewer.id,
          },
        });
        await work.happened(events.payoutPaid, {
          viewer: asked.viewer,
          row,
          reference,
          after: { netPaise: row.net_paise, method },
        });
      }),
    );
  } catch (error) {
    if (violatedConstraint(error) === 'payouts_one_reference')
      throw invalidField('reference', prizesTexts.referenceUsed);
    throw error;
  }
  return finish(platform, asked);
}

export async function markFailed(
  platform: Platform,
  { reason, ...asked }: AboutPayout & { reason: string },
): Promise<Payout> {
  await assertTreasurer(platform, asked);
  await inUnitOfWork(platform, async (work) => {
    const row = await lockIn(work, { ...asked, states: ['paid'] });
    await queries.updatePayout(work.db, { id: row.id, changes: { ...failed, note: reason } });
    await work.happened(events.payoutFailed, {
      viewer: asked.viewer,
      row,
      after: { reason },
    });
  });
  return finish(platform, asked);
}

/** State of a payout whose transfer did not arrive. */
export const failed = {
  state: 'failed',
  method: null,
  reference: '',
  proof: '',
  paid_at: null,
} as const;

export async function waivePayout(
  platform: Platform,
  { reason, ...asked }: AboutPayout & { reason: string },
): Promise<Payout> {
  await assertTreasurer(platform, asked);
  await inUnitOfWork(platform, async (work) => {
    const row = await lockIn(work, { ...asked, states: unsentStates });
    await queries.updatePayout(work.db, { id: row.id, changes: { state: 'waived', note: reason } });
    await endWhenClosed(work, row.tournament_id);
    await work.happened(events.payoutWaived, {
      viewer: asked.viewer,
      row,
      reason,
      after: { reason },
    });
  });
  return finish(platform, asked);
}

/** Ends the treasurer's duty once the last payout is closed. */
export async function endWhenClosed({ db }: Work, tournamentId: string): Promise<void> {
  if (areClosed(await queries.listPayouts(db, tournamentId)))
    await endDuty(db, { tournamentId, duty: 'treasurer' });
}

const closed: readonly values.PayoutState[] = values.closedPayoutStates;
const areClosed = (payouts: readonly { state: values.PayoutState }[]) =>
  payouts.every(({ state }) => closed.includes(state));

/** Tells those who pay, once for an event, however many admins ask. */
export async function askForPayment(
  platform: Platform,
  { viewer, tournamentId }: { viewer: Viewer; tournamentId: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const event = await queries.lockEvent(work.db, tournamentId);
    if (!event) throw new AppError('NOT_FOUND', commonTexts.noTournament);
    if (event.cancelled_at) throw new AppError('CONFLICT', prizesTexts.calledOff);
    if (!(await queries.findFinalTables(work.db, tournamentId)))
      throw new AppError('CONFLICT', prizesTexts.notFinal);
    const payouts = await queries.listPayouts(work.db, tournamentId);
    if (payouts.length > 0 && areClosed(payouts))
      throw new AppError('CONFLICT', prizesTexts.allPaid);
    if (await queries.insertPaymentRequest(work.db, { tournamentId, now: work.now() }))
      await work.happened(events.paymentAsked, { viewer, event });
  });
}

/** Waives the prizes of a tournament about to be cancelled or deleted. @throws AppError CONFLICT if one is paid */
export async function waiveAll(
  work: Work,
  { tournamentId }: { tournamentId: string },
): Promise<void> {
  const rows = await queries.lockPayouts(work.db, tournamentId);
  if (rows.some(({ state }) => state === 'paid' || state === 'confirmed'))
    throw new AppError('CONFLICT', prizesTexts.prizesPaid);
  const reason = inEnglish(reasonTexts.cancelled);
  for (const { id, state } of rows)
    if (state !== 'waived')
      await queries.updatePayout(work.db, { id, changes: { state: 'waived', note: reason } });
}
