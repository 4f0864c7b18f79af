import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** The clock of a draw: drawn and published in time though nobody did it by hand. */
export const drawClockJob = defineJob({
  name: 'draw-clock',
  schema: z.object({ drawId: z.string(), deed: z.enum(['roll', 'publish']) }),
});
