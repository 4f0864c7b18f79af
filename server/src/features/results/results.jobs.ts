import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { endWindow } from './windows.actions.ts';

export const finalJobName = 'match-final';

/** Makes a match final when its dispute window ends. */
export const finalJob = defineJob({
  name: finalJobName,
  schema: z.object({ matchId: z.string() }),
});

export function handleResults(platform: Platform): void {
  platform.jobs.handle(finalJob, async ({ matchId }) => {
    await endWindow(platform, { matchId });
  });
}
