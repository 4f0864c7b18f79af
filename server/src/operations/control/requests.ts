import type { HealthLine } from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import type { ReaderReport } from '@one-dream/contract/features/results/results.reader.ts';
import { email } from '@one-dream/contract/fields.ts';
import * as z from 'zod/mini';
import type { Appointment } from '../../features/auth/owner.actions.ts';
import type { BackupManifest } from '../backup/backup-format.ts';

const minute = 60_000;

/** What the command line asks a running server for: the body, and how long the answer may take, in milliseconds. */
export const requests = {
  owner: { body: z.object({ email }), timeoutMs: minute },
  /** Without a file: to the place of the daily backups. */
  backup: { body: z.object({ file: z.optional(z.string()) }), timeoutMs: 60 * minute },
  doctor: { body: z.object({}), timeoutMs: minute },
  person: {
    body: z.object({
      action: z.enum(['export', 'erase']),
      who: z.union([z.object({ email }), z.object({ phone: z.string() })]),
    }),
    timeoutMs: minute,
  },
  /** The report, or a part of the labelled set into a new directory. */
  reader: {
    body: z.union([
      z.object({ action: z.literal('report') }),
      z.object({ action: z.enum(['learn', 'try']), directory: z.string() }),
    ]),
    timeoutMs: 60 * minute,
  },
  /** Plays the next match of the live tournament, or advances the clock. */
  demo: {
    body: z.union([
      z.object({ action: z.literal('play') }),
      z.object({ action: z.literal('clock'), minutes: z.int() }),
    ]),
    timeoutMs: 2 * minute,
  },
};

export type RequestName = keyof typeof requests;
export type RequestBody<Name extends RequestName> = z.output<(typeof requests)[Name]['body']>;

export interface RequestResults {
  owner: Appointment;
  backup: BackupManifest;
  doctor: HealthLine[];
  /** The export; after `erase`, whether the account existed. */
  person: { person?: object; wasThere?: boolean };
  /** The report, or how many pictures were written. */
  reader: { report?: ReaderReport; pictures?: number };
  demo: { message: string };
}
