import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { email, opaqueToken } from '../../fields.ts';

const message = z.string();

export const changeEmail = defineCall({
  path: '/user/email/change',
  access: 'user',
  limit: 'notify',
  effect: 'grants',
  summary:
    'Mails a link to another address for the account, and word of it to the present one. Nothing changes until the link is used. Answers the same for an address that is taken.',
  body: z.object({ email }),
  answer: { message },
});

export const confirmEmail = defineCall({
  path: '/auth/email/confirm',
  access: 'public',
  limit: 'visit',
  summary:
    'Uses up the link that went to the new address: the account has that address from now on, and the old one gets a link to undo it.',
  body: z.object({ token: opaqueToken }),
  answer: { message },
});

export const undoEmailChange = defineCall({
  path: '/auth/email/undo',
  access: 'public',
  limit: 'visit',
  summary:
    'By the link that went to the old address, for seven days: the account has that address again, and is signed out everywhere.',
  body: z.object({ token: opaqueToken }),
  answer: { message },
});
