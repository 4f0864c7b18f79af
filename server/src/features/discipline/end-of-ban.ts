import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** One is scheduled for each ban with an end. */
export const banEndJob = defineJob({
  name: 'ban-end',
  schema: z.object({ banId: z.string() }),
});
