import type { Platform } from '../../platform/platform.ts';
import { plannedJob, sendPlanned } from './planned.actions.ts';

export function handlePlannedNotifications(platform: Platform): void {
  platform.jobs.handle(plannedJob, (due) => sendPlanned(platform, due));
}
