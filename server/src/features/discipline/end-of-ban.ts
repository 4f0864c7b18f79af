import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Runs at the end of a ban. */
export const banEndJob = defineJob({
  name: 'ban-end',
  schema: z.object({ banId: z.string() }),
});
