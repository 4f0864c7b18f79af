import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { CallAnswer, CallBody } from '@one-dream/contract/call.ts';
import type * as calls from '@one-dream/contract/features/results/results.reader.ts';
import {
  independentCells,
  type ScreenPart,
} from '@one-dream/contract/features/results/results.values.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { findExisting } from './drafts.actions.ts';
import * as queries from './reader.queries.ts';
import { partOf, toReport } from './reader.rules.ts';
import { listLobby } from './results.queries.ts';
import { resultsTexts } from './results.texts.ts';

/** Reads whether the reader is still on trial, and which sizes of pictures it no longer reads. */
export async function readState(
  { db, organisation }: Pick<Platform, 'db' | 'organisation'>,
  { matchId }: { matchId: string },
): Promise<CallAnswer<typeof calls.getReaderState>['data']> {
  const match = await findExisting(db, matchId);
  const tournament = await findTournament(db, match.tournament_id);
  const { independent, groups } = await report({ db });
  const { keepsScreens } = await organisation.readIn(db);
  return {
    isTrial: independent < independentCells,
    unread: groups
      .filter(({ isUnread, client }) => isUnread && client === tournament?.game)
      .map(({ size }) => size),
    keepsScreens,
  };
}

export async function report({ db }: Pick<Platform, 'db'>): Promise<calls.ReaderReport> {
  return toReport(await queries.listReadMatches(db));
}

/** Stores what the reader read on each card, before anybody changes it. */
export function saveReading(
  platform: Platform,
  { matchId, reader, cards }: { matchId: string } & CallBody<typeof calls.keepReading>,
): Promise<void> {
  return inUnitOfWork(platform, async ({ db, now }) => {
    await findExisting(db, matchId);
    const lobby = new Set((await listLobby(db, matchId)).map(({ entry_id }) => entry_id));
    const stranger = cards.findIndex(({ entryId }) => !lobby.has(entryId));
    if (stranger >= 0) throw invalidField(`cards.${stranger}.entryId`, resultsTexts.notInLobby);
    const last = new Map(cards.map((card) => [card.entryId, card]));
    await queries.upsertReadCards(db, { matchId, reader, cards: [...last.values()], now: now() });
  });
}

/** Stores a picture for the labelled set, if the organisation agreed. */
export async function saveScreen(
  platform: Platform,
  { matchId, picture }: { matchId: string; picture: Buffer | undefined },
): Promise<void> {
  if (!picture) throw invalidField('image', commonTexts.choosePicture);
  const assertWanted = async (db: Platform['db']) => {
    if (!(await platform.organisation.readIn(db)).keepsScreens)
      throw new AppError('NOT_ALLOWED', resultsTexts.screensUnwanted);
    await findExisting(db, matchId);
  };
  // Checked before the picture is processed, which is slow.
  await assertWanted(platform.db);
  const hash = createHash('sha256').update(picture).digest('hex');
  await withPicture(platform, { picture, kind: 'screen', field: 'image' }, (image, leave) =>
    inUnitOfWork(platform, async ({ db, now }) => {
      await assertWanted(db);
      const screen = { hash, matchId, image, part: partOf(hash), now: now() };
      if (!(await queries.insertScreen(db, screen))) leave();
    }),
  );
}

/**
 * Writes a part of the labelled set into a new directory: pictures, and `labels.jsonl` with what is right in each. The sealed
 * part is never handed out.
 * @returns how many pictures
 */
export async function exportScreens(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { directory, part }: { directory: string; part: Exclude<ScreenPart, 'sealed'> },
): Promise<number> {
  await mkdir(directory, { mode: 0o700 });
  const labels: string[] = [];
  for (const { image, ...label } of await queries.listLabelledScreens(db, part)) {
    const stored = await storage.get(image.slice(1));
    // Missing from the storage: the others are still useful.
    if (!stored) continue;
    const file = `${String(labels.length + 1).padStart(5, '0')}${image.slice(image.lastIndexOf('.'))}`;
    await writeFile(join(directory, file), await buffer(stored.body), { mode: 0o600 });
    labels.push(JSON.stringify({ file, ...label }));
  }
  await writeFile(join(directory, 'labels.jsonl'), labels.map((label) => `${label}\n`).join(''), {
    mode: 0o600,
  });
  return labels.length;
}
