import type { Platform } from '../../platform/platform.ts';
import { finalJob } from '../results/results.jobs.ts';
import { endWindow } from './windows.actions.ts';

export function handleDisputes(platform: Platform): void {
  platform.jobs.handle(finalJob, async ({ matchId }) => {
    await endWindow(platform, { matchId });
  });
}
