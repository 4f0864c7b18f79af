import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { assertSeen } from '../matches/matches.actions.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import { noSuchMatch } from './drafts.actions.ts';
import * as results from './results.queries.ts';
import { resultsTexts } from './results.texts.ts';

/** Attaches a leader's picture of the result screen; the first of a set replaces what was sent before. */
export async function attachScreenshot(
  platform: Platform,
  {
    viewer,
    matchId,
    no,
    picture,
  }: { viewer: Viewer; matchId: string; no: number; picture: Buffer | undefined },
): Promise<string> {
  if (!picture) throw invalidField('image', commonTexts.choosePicture);
  const assertOpen = async (db: Db) => {
    const match = await matches.findMatch(db, matchId);
    if (!match) throw noSuchMatch();
    const led = await matches.findLedEntry(db, { matchId, userId: viewer.id });
    assertSeen(match, led !== undefined);
    if (!led) throw new AppError('NOT_LEADER', resultsTexts.onlyLeadersHere);
    if (['final', 'cancelled', 'void', 'postponed'].includes(match.state))
      throw new AppError('WINDOW_CLOSED', resultsTexts.noMorePictures);
    return led;
  };
  // Checked before the picture is processed, which is slow.
  await assertOpen(platform.db);
  return withPicture(platform, { picture, kind: 'evidence', field: 'image' }, (image) =>
    inUnitOfWork(platform, async ({ db, now }) => {
      const { entry_id } = await assertOpen(db);
      const shot = { matchId, entryId: entry_id, no, image, userId: viewer.id, now: now() };
      if (no === 1) await results.dropScreenshots(db, shot);
      await results.attachScreenshot(db, shot);
      return image;
    }),
  );
}
