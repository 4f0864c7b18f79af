import type { InGameInfo, User } from '@one-dream/contract/features/users/users.ts';
import type { OfferedLanguage } from '@one-dream/contract/languages.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { violatedConstraint } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { gameIdSaved } from './users.hooks.ts';
import { presentUser } from './users.presenters.ts';
import * as queries from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

/** @throws AppError NOT_FOUND */
export async function getUser(db: Db, id: string): Promise<User> {
  const row = await queries.findUser(db, id);
  if (!row) throw new AppError('NOT_FOUND', commonTexts.accountGone);
  return presentUser(row);
}

export async function saveInGameInfo(
  platform: Platform,
  { viewer, info }: { viewer: Viewer; info: InGameInfo },
): Promise<User> {
  const row = await inUnitOfWork(platform, async (work) => {
    await work.runHook(gameIdSaved, { userId: viewer.id, gameId: info.inGameId });
    return queries.updateInGameInfo(work.db, { id: viewer.id, info });
  }).catch((error) => {
    if (violatedConstraint(error) !== 'users_one_game_id') throw error;
    throw new AppError('GAME_ID_TAKEN', usersTexts.gameIdTaken);
  });
  if (!row) throw new AppError('NOT_FOUND', commonTexts.accountGone);
  return presentUser(row);
}

/** Reads the language chosen in the account; null for none. */
export function readLanguageOf(db: Db, id: string): Promise<OfferedLanguage | null> {
  return queries.findLanguage(db, id);
}

export function chooseLanguage(
  { db }: Platform,
  { viewer, language }: { viewer: Viewer; language: OfferedLanguage },
): Promise<void> {
  return queries.updateLanguage(db, { id: viewer.id, language });
}
