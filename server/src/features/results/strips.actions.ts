import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { cutStrips } from '../../platform/images/cut-strips.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import { noSuchMatch } from './drafts.actions.ts';
import { resultsTexts } from './results.texts.ts';
import { listLabelledStrips, upsertStrips } from './strips.queries.ts';

/** Stores the numbers of a result screen beside the entered result, if the organisation agreed. */
export async function keepStrips(
  platform: Platform,
  { matchId, rows, picture }: { matchId: string; rows: number; picture: Buffer | undefined },
): Promise<void> {
  if (!picture) throw invalidField('image', commonTexts.choosePicture);
  const assertWanted = async (db: Platform['db']) => {
    if (!(await platform.organisation.readIn(db)).keepsStrips)
      throw new AppError('NOT_ALLOWED', resultsTexts.stripsUnwanted);
    const match = await matches.findMatch(db, matchId);
    if (!match) throw noSuchMatch();
    if (match.state !== 'published' && match.state !== 'final')
      throw new AppError('NOT_PUBLISHED', resultsTexts.stripsTooEarly);
  };
  // Checked before the picture is processed, which is slow.
  await assertWanted(platform.db);
  await withPicture(platform, { picture, kind: 'strips', field: 'image' }, (image) =>
    inUnitOfWork(platform, async ({ db, now }) => {
      await assertWanted(db);
      await upsertStrips(db, { matchId, image, rows, kept_at: now() });
    }),
  );
}

/**
 * Writes the labelled set into a new directory: a PNG for each row, and `labels.jsonl` with the values entered for it.
 * Neither reveals whose it was, in which match, or when.
 * @returns how many rows
 */
export async function exportStrips(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { directory }: { directory: string },
): Promise<number> {
  await mkdir(directory, { mode: 0o700 });
  const labels: string[] = [];
  let no = 0;
  for (const { image, rows, places } of await listLabelledStrips(db)) {
    const file = await storage.get(image.slice(1));
    // Missing from the storage: the others are still useful.
    if (!file) continue;
    const strips = await cutStrips(await buffer(file.body), rows);
    no += 1;
    for (const { place, elims } of places) {
      const strip = strips[place - 1];
      if (!strip) continue;
      const name = `${String(no).padStart(5, '0')}-${String(place).padStart(2, '0')}.png`;
      await writeFile(join(directory, name), strip, { mode: 0o600 });
      labels.push(JSON.stringify({ file: name, screen: no, place, elims }));
    }
  }
  await writeFile(join(directory, 'labels.jsonl'), labels.map((label) => `${label}\n`).join(''), {
    mode: 0o600,
  });
  return labels.length;
}
