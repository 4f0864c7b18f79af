import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** The checks of *Site health*, in the order of the page. */
export const healthNames = [
  'mail',
  'discord',
  'google',
  'storage',
  'backup',
  'disk',
  'memory',
  'clock',
  'certificate',
  'proxy',
  'queue',
  'push',
  'version',
] as const;
export type HealthName = (typeof healthNames)[number];

const healthLine = z.object({
  name: z.enum(healthNames),
  /** `todo`: it works, but something is left to do; `off`: not set up, by choice. */
  state: z.enum(['ok', 'todo', 'failing', 'off']),
  /** The finding, and what to do if something is wrong. */
  say: z.string(),
});
export type HealthLine = z.output<typeof healthLine>;

export const getHealth = defineCall({
  path: '/admin/health',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Whether everything is right: mail, Discord, Google, storage, backup, disk, memory, clock, certificate, proxy, queue, push, version. Asks all of them now.',
  answer: { data: z.array(healthLine) },
});

export const sendTestMail = defineCall({
  path: '/admin/health/mail',
  access: 'owner',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Sends a mail to the sender’s own address, and tells what the mail server said.',
  answer: {
    message: z.string(),
    /** Whether the mail server took it. */
    isTaken: z.boolean(),
    /** Its own words. */
    said: z.string(),
  },
});
