import * as log from '@one-dream/contract/events/organisation.ts';
import type * as calls from '@one-dream/contract/features/posters/posters.ts';
import { postersMax } from '@one-dream/contract/features/posters/posters.values.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError, invalidField } from '../../errors.ts';
import { withTypedPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Turns } from '../../platform/revalidating-cache.ts';
import { newId } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as queries from './posters.queries.ts';
import { postersTexts } from './posters.texts.ts';

export function listPosters({ db, now }: Platform): Promise<calls.Poster[]> {
  return queries.listShown(db, now(), pageSize.max);
}

export function listAllPosters({ db }: Platform): Promise<calls.StaffPoster[]> {
  return queries.listAll(db);
}

/** When posters start and stop being shown. */
export function posterTurns({ db, now }: Platform): Turns {
  return {
    now: () => now().getTime(),
    next: async () =>
      (await queries.findNextTurn(db, now()))?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

/** @param form `image` is a data URL, or the path of a stored picture */
export async function createPoster(
  platform: Platform,
  { viewer, form }: { viewer: Viewer | undefined; form: calls.PosterForm },
): Promise<calls.Poster> {
  refuseWhatIsOver(platform, form);
  const id = newId();
  return withImage(platform, form, async (stored) => {
    await inUnitOfWork(platform, async (work) => {
      if ((await queries.countPosters(work.db)) >= postersMax)
        throw new AppError('CONFLICT', postersTexts.full({ most: postersMax }));
      await queries.insertPoster(work.db, { id, form: stored, now: work.now() });
      await work.happened(log.posterCreated, { viewer, subject: titleOf(form) });
    });
    const { shownFrom: _from, shownUntil: _until, ...texts } = stored;
    return { _id: id, ...texts };
  });
}

/** @param form as for a new one; `image` may be the poster's own as it was read */
export async function updatePoster(
  platform: Platform,
  {
    viewer,
    id,
    form,
    version,
  }: { viewer: Viewer; id: string; form: calls.PosterForm; version: number },
): Promise<calls.StaffPoster> {
  return withImage(platform, form, (stored) =>
    inUnitOfWork(platform, async (work) => {
      const before = await queries.lockPoster(work.db, id);
      if (!before) throw new AppError('NOT_FOUND', postersTexts.gone);
      if (before.version !== version) throw new AppError('STALE', postersTexts.changedMeanwhile);
      // An expired one keeps its end while its texts are changed.
      if (!isSameMoment(form.shownUntil, before.shownUntil)) refuseWhatIsOver(platform, form);
      const after = await queries.updatePoster(work.db, { id, form: stored });
      const changed = { subject: titleOf(after), before: auditOf(before), after: auditOf(after) };
      await work.happened(log.posterUpdated, { viewer, ...changed });
      return after;
    }),
  );
}

/** @param ids all posters, in the new order */
export async function orderPosters(
  platform: Platform,
  { viewer, ids }: { viewer: Viewer; ids: readonly string[] },
): Promise<calls.StaffPoster[]> {
  return inUnitOfWork(platform, async (work) => {
    const known = await queries.lockAll(work.db);
    if (ids.toSorted().join() !== known.toSorted().join())
      throw new AppError('STALE', postersTexts.orderChanged);
    await queries.placePosters(work.db, ids);
    const posters = await queries.listAll(work.db);
    const [first] = posters;
    if (first) await work.happened(log.postersOrdered, { viewer, subject: titleOf(first) });
    return posters;
  });
}

export async function deletePoster(platform: Platform, viewer: Viewer, id: string): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const poster = await queries.deletePoster(work.db, id);
    if (!poster) throw new AppError('NOT_FOUND', postersTexts.gone);
    await work.happened(log.posterDeleted, { viewer, subject: titleOf(poster) });
  });
}

/** Runs with the form, its picture stored. */
function withImage<Result>(
  platform: Platform,
  form: calls.PosterForm,
  work: (stored: calls.PosterForm) => Promise<Result>,
): Promise<Result> {
  const picture = { picture: form.image, kind: 'poster', field: 'image' } as const;
  return withTypedPicture(platform, picture, (image) => work({ ...form, image }));
}

function refuseWhatIsOver({ now }: Platform, { shownUntil }: calls.PosterForm): void {
  if (shownUntil !== null && new Date(shownUntil) <= now())
    throw invalidField('shownUntil', postersTexts.laterOrNone);
}

function isSameMoment(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
}

/** Picks the fields of a poster for the audit log. */
function auditOf({ _id, image, version, button, ...rest }: calls.StaffPoster): object {
  return { ...rest, button: button.name, link: button.link };
}

function titleOf({ text_one, text_two }: { text_one: string; text_two: string }): string {
  return text_two || text_one || 'Poster without a heading';
}
