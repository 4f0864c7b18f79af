import * as calls from '@one-dream/contract/features/dashboard.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAudit } from '../audit/audit.actions.ts';
import { listRefusedAddresses } from '../mail-delivery/mail-refusals.actions.ts';
import { getDashboard } from './dashboard.actions.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { listFailedJobs, retryJob } from './failed-jobs.actions.ts';

export function serveDashboard(serve: Serve, platform: Platform): void {
  serve(calls.getDashboard, async ({ viewer, sayAll }) => ({
    data: sayAll(await getDashboard(platform, viewer)),
  }));

  serve(calls.listAudit, ({ body }) => listAudit(platform, body));

  serve(calls.listFailedJobs, ({ body }) => listFailedJobs(platform, body));

  serve(calls.retryJob, async ({ viewer, params, say }) => {
    await retryJob(platform, { viewer, ...params });
    return { message: say(dashboardTexts.triedAgain) };
  });

  serve(calls.listRefusedAddresses, async () => ({ data: await listRefusedAddresses(platform) }));
}
