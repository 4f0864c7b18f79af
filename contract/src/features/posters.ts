import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, line, link, paragraphs, picturePath } from '../fields.ts';

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
  summary: 'The posters of the home page, in the order in which they are shown.',
  answer: { data: z.array(poster) },
});

export const posterForm = z.object({
  /** A data URL of a picture. */
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
});

const message = z.string();

export const createPoster = defineCall({
  path: '/poster/create',
  access: 'admin',
  limit: 'staff',
  summary: 'Adds a poster to the home page.',
  body: posterForm,
  carriesPicture: true,
  answer: { message, data: poster },
});

export const deletePoster = defineCall({
  path: '/poster/delete/{posterId}',
  access: 'admin',
  limit: 'staff',
  summary: 'Takes a poster off the home page.',
  params: { posterId: id },
  answer: { message },
});
