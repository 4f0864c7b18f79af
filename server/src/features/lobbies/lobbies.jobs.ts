import * as z from 'zod/mini';
import { defineJob, renameField } from '../../platform/jobs/define-job.ts';

/** The clock of a draw: makes and publishes it in time if nobody does by hand. */
export const drawClockJob = defineJob({
  name: 'draw-clock',
  schema: z.object({ drawId: z.string(), action: z.enum(['roll', 'publish']) }),
  version: 2,
  earlier: { 1: renameField('deed', 'action') },
});
