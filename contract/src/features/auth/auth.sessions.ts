import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { timestamp } from '../../fields.ts';

const message = z.string();

/** A session of the user: identified by device, as IP addresses are neither stored nor looked up. */
export const signedInPlace = z.object({
  _id: z.string(),
  /** Description, such as `Chrome on Android`; empty if unknown. */
  device: z.string(),
  signedInAt: timestamp,
  lastUsedAt: timestamp,
  isThis: z.boolean(),
});
export type SignedInPlace = z.output<typeof signedInPlace>;

export const listSessions = defineCall({
  path: '/user/sessions',
  access: 'user',
  limit: 'read',
  summary: 'Where the signed-in user is signed in, the one used last first.',
  answer: { data: z.array(signedInPlace) },
});

export const endOneSession = defineCall({
  path: '/user/sessions/end/{sessionId}',
  access: 'user',
  limit: 'write',
  effect: 'guards',
  summary: 'Signs the user out in one place.',
  answer: { message },
});

export const endOtherSessions = defineCall({
  path: '/user/sessions/end-others',
  access: 'user',
  limit: 'write',
  effect: 'guards',
  summary: 'Signs the user out everywhere but here.',
  answer: { message },
});
