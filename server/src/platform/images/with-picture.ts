import { isImagePath } from '@one-dream/contract/images.ts';
import { AppError } from '../../errors.ts';
import { isUndone } from '../database/transaction.ts';
import type { Platform } from '../platform.ts';
import { decodeDataUrl } from './data-url.ts';
import { insertKeptPicture, isAboutToGo } from './kept-pictures.queries.ts';
import { type ImageRefusalReason, imageRefusal } from './refusals.ts';
import { removePicture } from './remove-picture.ts';
import type { ImageKind } from './shapes.ts';

type Keeping = Pick<Platform, 'db' | 'images' | 'storage' | 'logger' | 'now'>;

/** A day before the sweep removes it; no form is sent that long. Milliseconds. */
const reusableFor = 12 * 60 * 60 * 1000;

export interface Upload<Picture> {
  picture: Picture;
  kind: ImageKind;
  /** Of the body, for a form to show what is wrong with the picture. */
  field: string;
}

/** The path on the wire of a picture that may have been left out. */
type PathOf<Picture> = Picture extends undefined ? undefined : string;

/**
 * Keeps a picture that a person sent for as long as `work` does not refuse: it is written before, as that takes its
 * time, and removed when the work throws or leaves it. Each has a name of its own, so nobody else's is removed with
 * it. Where a kill or a lost database keeps the end of the work in doubt, `sweepPictures` finds out later.
 * @throws AppError that says at `field` why the picture is not taken
 */
export async function withPicture<Picture extends Uint8Array | undefined, Result>(
  platform: Keeping,
  { picture, kind, field }: Upload<Picture>,
  /** `leave` says that no row names the path in the end. */
  work: (path: PathOf<Picture>, leave: () => void) => Promise<Result>,
): Promise<Result> {
  if (!picture) return work(undefined as PathOf<Picture>, () => {});
  const path = await keep(platform, { picture, kind, field });
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  try {
    return await work(path as PathOf<Picture>, leave);
  } catch (error) {
    if (isUndone(error)) await removePicture(platform, path);
    throw error;
  } finally {
    // Not waited for: how long an answer takes tells nobody what became of a picture.
    if (isLeft) void removePicture(platform, path);
  }
}

/**
 * As `withPicture` for the picture of a JSON body: a data URL of a new one, or the path of one that is kept
 * already, which stays whatever becomes of the work.
 */
export async function withTypedPicture<Result>(
  platform: Keeping,
  { picture, kind, field }: Upload<string>,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (isImagePath(picture) && (await isKept(platform, picture))) return work(picture);
  const decoded = decodeDataUrl(picture);
  if (!decoded.ok) throw refusalAt(field, decoded.reason);
  return withPicture(platform, { picture: decoded.bytes, kind, field }, work);
}

/** As `withTypedPicture` for several, in their order: where one is not taken, those before it are removed. */
export async function withTypedPictures<Result>(
  platform: Keeping,
  [first, ...others]: readonly Upload<string>[],
  work: (paths: string[]) => Promise<Result>,
): Promise<Result> {
  if (!first) return work([]);
  return withTypedPicture(platform, first, (path) =>
    withTypedPictures(platform, others, (paths) => work([path, ...paths])),
  );
}

async function isKept({ db, storage, now }: Keeping, path: string): Promise<boolean> {
  const since = new Date(now().getTime() - reusableFor);
  return !(await isAboutToGo(db, { path, since })) && storage.has(path.slice(1));
}

async function keep(
  platform: Keeping,
  { picture, kind, field }: Upload<Uint8Array>,
): Promise<string> {
  let named: string | undefined;
  try {
    const result = await platform.images.ingest({
      bytes: picture,
      kind,
      beforeKeeping: async (path) => {
        await insertKeptPicture(platform.db, path);
        named = path;
      },
    });
    if (result.ok) return result.path;
    throw refusalAt(field, result.reason);
  } catch (error) {
    // A bucket that is away now is not asked again while somebody waits.
    const isAway = error instanceof AppError && error.code === 'UNAVAILABLE';
    if (named && !isAway) await removePicture(platform, named);
    throw error;
  }
}

function refusalAt(field: string, reason: ImageRefusalReason): AppError {
  const { code, said } = imageRefusal(reason);
  return new AppError(code, said, { fields: { [field]: said } });
}
