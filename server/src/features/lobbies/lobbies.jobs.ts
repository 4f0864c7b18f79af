import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** The clock of a draw: makes and publishes it in time if nobody does by hand. */
export const drawClockJob = defineJob({
  name: 'draw-clock',
  schema: z.object({ drawId: z.string(), deed: z.enum(['roll', 'publish']) }),
});
