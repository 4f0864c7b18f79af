import type { Poster } from '@one-dream/contract/features/posters.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import { AppError } from '../../errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { storePicture } from '../../platform/images/store-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as queries from './posters.queries.ts';

export function listPosters({ db }: Platform): Promise<Poster[]> {
  return queries.listPosters(db, { limit: pageSize.max });
}

/** @param form `image` is a data URL, or the path of a picture that is kept already */
export async function createPoster(
  platform: Platform,
  { viewer, form }: { viewer: Viewer | undefined; form: Omit<Poster, '_id'> },
): Promise<Poster> {
  const image = await storePicture(platform, {
    picture: form.image,
    kind: 'poster',
    field: 'image',
  });
  const poster = { _id: newId(), ...form, image };
  await inUnitOfWork(platform, async (work) => {
    await queries.insertPoster(work.db, { poster, now: work.now() });
    await work.audit({ viewer, action: 'poster.create', subject: titleOf(form) });
  });
  return poster;
}

export async function deletePoster(
  platform: Platform,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const poster = await queries.deletePoster(work.db, id);
    if (!poster) throw new AppError('NOT_FOUND', 'This poster is no longer there.');
    await work.audit({ viewer, action: 'poster.delete', subject: titleOf(poster) });
  });
}

function titleOf({ text_one, text_two }: { text_one: string; text_two: string }): string {
  return text_two || text_one || 'Poster without a heading';
}
