import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

const message = z.string();

/** A browser's `PushSubscription`: its endpoint and encryption keys. */
export const pushSubscription = z.object({
  endpoint: z.url('That is not the address of a push service.').check(z.maxLength(2048)),
  keys: z.object({
    /** Uncompressed P-256 point, base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    /** 16 bytes, base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
});

export const getPushDevice = defineCall({
  path: '/notify/device',
  access: 'user',
  limit: 'read',
  summary:
    'What this browser subscribes to notifications with, and whether it shows them for this session.',
  answer: {
    data: z.object({
      /** The site's VAPID key, base64url. Subscriptions with another key do not work. */
      publicKey: z.string(),
      isOn: z.boolean(),
    }),
  },
});

export const subscribeDevice = defineCall({
  path: '/notify/device/subscribe',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    "Has this browser show the signed-in user's notifications until the session ends. A person's eleventh browser takes the place of the first.",
  body: pushSubscription,
  answer: { message },
});

export const unsubscribeDevice = defineCall({
  path: '/notify/device/unsubscribe',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: 'Ends what this browser shows. Other browsers of the same person go on.',
  answer: { message },
});
