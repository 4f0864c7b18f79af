import type { CallBody } from '@one-dream/contract/call.ts';
import * as calls from '@one-dream/contract/features/accounts/accounts.game-ids.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { letGoOfGameId } from '../discipline/discipline.shared.queries.ts';
import { assertImpartial } from '../discipline/impartial.actions.ts';
import { getUser } from '../users/users.actions.ts';
import { gameIdSaved } from '../users/users.hooks.ts';
import { updateAccount } from '../users/users.shared.queries.ts';
import { gameIdClaimed, gameIdDecided } from './accounts.events.ts';
import { accountsTexts } from './accounts.texts.ts';
import * as queries from './game-ids.queries.ts';

/**
 * Asks the staff for a game id that another account has, and notifies that account, so that it can respond.
 * @throws AppError CONFLICT if nobody else has it, or a claim of the viewer is pending
 */
export function claimGameId(
  platform: Platform,
  {
    viewer,
    form: { inGameId, reason },
  }: { viewer: Viewer; form: CallBody<typeof calls.claimGameId> },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const { name } = await getUser(work.db, viewer.id);
    const holder = await queries.findHolder(work.db, inGameId);
    if (!holder || holder.id === viewer.id)
      throw new AppError('CONFLICT', holder ? accountsTexts.gameIdYours : accountsTexts.gameIdFree);
    const isNew = await queries.insertClaim(work.db, {
      id: newId(),
      game_id: inGameId,
      claimant_id: viewer.id,
      holder_id: holder.id,
      reason,
      made_at: work.now(),
    });
    if (!isNew) throw new AppError('CONFLICT', accountsTexts.askedAlready);
    const claim = { gameId: inGameId, claimant: name, holderId: holder.id };
    await work.happened(gameIdClaimed, { viewer, ...claim });
  });
}

/** Decides a claim. Nobody decides about their own id, or a team-mate's; the owner may. */
export function decideGameIdClaim(
  platform: Platform,
  {
    viewer,
    claimId,
    decision: { isGranted, answer },
  }: { viewer: Viewer; claimId: string; decision: CallBody<typeof calls.decideGameIdClaim> },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const claim = await queries.lockClaim(work.db, claimId);
    if (!claim) throw new AppError('NOT_FOUND', accountsTexts.questionGone);
    if (claim.state !== 'open') throw new AppError('CONFLICT', accountsTexts.decidedAlready);
    const { game_id: gameId, claimant_id: claimantId } = claim;
    if (isGranted) await work.runHook(gameIdSaved, { userId: claimantId, gameId });
    const sides = await queries.lockSides(work.db, { gameId, claimantId });
    const claimant = sides.find(({ id }) => id === claimantId);
    const holder = sides.find(({ in_game_id: has }) => has === gameId);
    await assertImpartial(work.db, {
      viewer,
      subjects: sides.map(({ id, name }) => ({ kind: 'person', userId: id, name, key: '' })),
    });
    if (isGranted && holder?.id !== claimantId) {
      if (holder) {
        await updateAccount(work.db, { id: holder.id, changes: { in_game_id: '' } });
        await letGoOfGameId(work.db, { userId: holder.id, gameId });
      }
      await updateAccount(work.db, { id: claimantId, changes: { in_game_id: gameId } });
    }
    await queries.closeClaim(work.db, {
      id: claimId,
      state: isGranted ? 'granted' : 'refused',
      decided_by: viewer.id,
      decided_at: work.now(),
      answer,
    });
    const otherId = holder && holder.id !== claimantId ? holder.id : null;
    await work.happened(gameIdDecided, {
      viewer,
      gameId,
      claimant: claimant?.name ?? '',
      answer,
      winnerId: isGranted ? claimantId : otherId,
      loserId: isGranted ? otherId : claimantId,
      after: { isGranted, answer },
    });
  });
}

export async function listGameIdClaims(
  { db, now }: Platform,
  { show, cursor, limit = pageSize.default }: CallBody<typeof calls.listGameIdClaims>,
): Promise<{ data: calls.GameIdClaim[]; nextCursor: string | null }> {
  const request = { isOpen: show === 'waiting', before: cursor, limit: limit + 1, now: now() };
  const rows = await queries.listClaims(db, request);
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  return {
    data: page.map((row) => ({
      ...fieldsOf(calls.gameIdClaim, row),
      claimant: presentSide(row.claimant),
      holder: row.holder && presentSide(row.holder),
    })),
    nextCursor,
  };
}

function presentSide(side: queries.Side): calls.GameIdClaim['claimant'] {
  return {
    ...fieldsOf(calls.claimSide, side),
    createdAt: new Date(side.created_at).toISOString(),
    playedWithIt: side.played,
  };
}
