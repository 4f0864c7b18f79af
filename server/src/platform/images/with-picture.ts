import { isImagePath } from '@one-dream/contract/images.ts';
import { AppError } from '../../errors.ts';
import { isUndone } from '../database/transaction.ts';
import type { Platform } from '../platform.ts';
import { decodeDataUrl } from './data-url.ts';
import { insertKeptPicture, isAboutToGo } from './picture-references.queries.ts';
import { type ImageRefusalReason, imageRefusal } from './refusals.ts';
import { removePicture } from './remove-picture.ts';
import type { ImageKind } from './shapes.ts';

type Keeping = Pick<Platform, 'db' | 'images' | 'storage' | 'logger' | 'now'>;

/** A safety margin before the sweep removes it; no form is pending that long. Milliseconds. */
const reusableFor = 12 * 60 * 60 * 1000;

export interface Upload<Picture> {
  picture: Picture;
  kind: ImageKind;
  /** Field of the body, for a form to show the picture's error. */
  field: string;
}

/** The picture's path on the wire, if there is one. */
type PathOf<Picture> = Picture extends undefined ? undefined : string;

/**
 * Stores an uploaded picture before `work` runs, as that takes time, and removes it if the work throws or calls `leave`.
 * Each upload has a unique name, so removal affects nobody else. After a crash or a lost database connection `sweepPictures`
 * cleans up later.
 * @throws AppError at `field` with the reason for rejecting the picture
 */
export async function withPicture<Picture extends Uint8Array | undefined, Result>(
  platform: Keeping,
  { picture, kind, field }: Upload<Picture>,
  /** `leave` declares that no row refers to the path. */
  work: (path: PathOf<Picture>, leave: () => void) => Promise<Result>,
): Promise<Result> {
  if (!picture) return work(undefined as PathOf<Picture>, () => {});
  const path = await store(platform, { picture, kind, field });
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
    // Not awaited, so that response times do not reveal what became of a picture.
    if (isLeft) void removePicture(platform, path);
  }
}

/**
 * Like `withPicture`, for a picture in a JSON body: a data URL of a new one, or the path of a stored one, which is kept in
 * any case.
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

/** Like `withTypedPicture` for several, in order: if one is rejected, those before it are removed. */
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
  return !(await isAboutToGo(db, path, since)) && storage.has(path.slice(1));
}

async function store(
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
    // Do not retry an unavailable bucket while a caller is waiting.
    const isAway = error instanceof AppError && error.code === 'UNAVAILABLE';
    if (named && !isAway) await removePicture(platform, named);
    throw error;
  }
}

function refusalAt(field: string, reason: ImageRefusalReason): AppError {
  const { code, said } = imageRefusal(reason);
  return new AppError(code, said, { fields: { [field]: said } });
}
