import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Makes a match final when its dispute window ends. */
export const finalJob = defineJob({
  name: 'match-final',
  schema: z.object({ matchId: z.string() }),
});
