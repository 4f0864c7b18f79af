import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

export const finalJobName = 'match-final';

/** Makes a match final when its dispute window ends. */
export const finalJob = defineJob({
  name: finalJobName,
  schema: z.object({ matchId: z.string() }),
});
