import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { lockStage } from '../lobbies/stages.actions.ts';
import { findMatch, lockMatch, type MatchRow } from './matches.shared.queries.ts';

/**
 * Locks tournament, stage and match, in this order.
 * @throws AppError NOT_FOUND, CONFLICT when the tournament is over, STAGE_FINAL, STALE when it is not the version read
 */
export async function lockMatchContext(
  db: Db,
  matchId: string,
  { version }: { version?: number } = {},
) {
  const found = await findMatch(db, matchId);
  if (!found) throw notFound();
  const { event, stage } = await lockStage(db, found.stage_id);
  const match = await lockMatch(db, matchId);
  if (!match) throw notFound();
  if (version !== undefined && match.version !== version)
    throw new AppError('STALE', commonTexts.matchChanged);
  return { event, stage, match };
}

export function notFound(): AppError {
  return new AppError('NOT_FOUND', commonTexts.noMatch);
}

export async function readMatch(db: Db, matchId: string): Promise<MatchRow> {
  const match = await findMatch(db, matchId);
  if (!match) throw notFound();
  return match;
}
