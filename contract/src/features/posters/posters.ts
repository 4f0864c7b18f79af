import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, line, link, paragraphs, picturePath, timestamp } from '../../fields.ts';
import { moment } from '../tournaments/tournaments.times.ts';
import { postersMax } from './posters.values.ts';

/** A slide of the home page's banner. A button without a name is not shown. */
export const poster = z.object({
  _id: z.string(),
  image: picturePath,
  text_one: z.string(),
  text_two: z.string(),
  text: z.string(),
  button: z.object({ name: z.string(), link: z.string() }),
});
export type Poster = z.output<typeof poster>;

export const listPosters = defineCall({
  path: '/noauth/poster',
  access: 'public',
  limit: 'read',
  summary: 'The posters that the home page shows now, in their order.',
  answer: { data: z.array(poster) },
});

/** A poster as seen in the back office, visible or not. */
export const staffPoster = z.extend(poster, {
  /** Visible from and until; `null` for no limit. */
  shownFrom: z.nullable(timestamp),
  shownUntil: z.nullable(timestamp),
  /** Incremented by every change; sent back with a change to detect stale edits. */
  version: z.number(),
});
export type StaffPoster = z.output<typeof staffPoster>;

const endsAfterItBegins = z.refine<{ shownFrom: string | null; shownUntil: string | null }>(
  ({ shownFrom, shownUntil }) =>
    !shownFrom || !shownUntil || Date.parse(shownFrom) < Date.parse(shownUntil),
  { path: ['shownUntil'], error: 'It has to end after it begins.' },
);

const formFields = {
  /** A data URL of a picture, or the stored path of the poster's own. */
  image: z.string('Add a picture.').check(z.minLength(1, 'Add a picture.')),
  text_one: z._default(line({ label: 'Quote text', min: 0, max: 120 }), ''),
  text_two: z._default(line({ label: 'Main heading', min: 0, max: 80 }), ''),
  text: z._default(paragraphs({ label: 'Description', max: 400 }), ''),
  button: z._default(
    z.object({
      name: z._default(line({ label: 'Button name', min: 0, max: 30 }), ''),
      link: z._default(link, ''),
    }),
    { name: '', link: '' },
  ),
  shownFrom: moment,
  shownUntil: moment,
};

export const posterForm = z.object(formFields).check(endsAfterItBegins);
export type PosterForm = z.output<typeof posterForm>;

const message = z.string();

export const createPoster = defineCall({
  path: '/poster/create',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Adds a poster to the home page.',
  body: posterForm,
  carriesPicture: true,
  answer: { message, data: poster },
});

export const listAllPosters = defineCall({
  path: '/admin/posters',
  access: 'admin',
  limit: 'read',
  summary:
    'Every poster in its order: those that are shown, those that wait and those that are over.',
  answer: { data: z.array(staffPoster) },
});

export const updatePoster = defineCall({
  path: '/poster/update/{posterId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Changes a poster and when it is shown. `version` is the one that was read; a stale one is refused.',
  body: z.object({ ...formFields, version: z.int().check(z.minimum(1)) }).check(endsAfterItBegins),
  carriesPicture: true,
  answer: { message, data: staffPoster },
});

export const orderPosters = defineCall({
  path: '/poster/order',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Puts the posters into another order. Refused as stale when these are not all of them.',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(postersMax)) }),
  answer: { message, data: z.array(staffPoster) },
});

export const deletePoster = defineCall({
  path: '/poster/delete/{posterId}',
  access: 'admin',
  limit: 'staff',
  effect: 'destroys',
  summary: 'Takes a poster off the home page.',
  answer: { message },
});
