import * as health from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import * as calls from '@one-dream/contract/features/dashboard/dashboard.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAudit } from '../audit/audit.actions.ts';
import { listRefusedAddresses } from '../mail-delivery/mail-refusals.actions.ts';
import { getDashboard } from './dashboard.actions.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { listFailedJobs, retryJob } from './failed-jobs.actions.ts';
import { type CheckDiscord, checkHealth, sendTestMail } from './health.actions.ts';
import { healthTexts as texts } from './health.texts.ts';

export function serveDashboard(
  serve: Serve,
  { platform, checkDiscord }: { platform: Platform; checkDiscord: CheckDiscord },
): void {
  serve(health.getHealth, async ({ ip, browser, translate, translateAll }) => ({
    data: translateAll(
      await checkHealth(platform, {
        checkDiscord: () => checkDiscord(translate),
        arrival: browser && { ip, peer: browser.peer, forwardedFor: browser.forwardedFor },
      }),
    ),
  }));

  serve(health.sendTestMail, async ({ viewer, language, translate }) => {
    const outcome = await sendTestMail(platform, { viewer, language });
    return { message: translate(outcome.isTaken ? texts.testSent : texts.testRefused), ...outcome };
  });

  serve(calls.getDashboard, async ({ viewer, translateAll }) => ({
    data: translateAll(await getDashboard(platform, viewer)),
  }));

  serve(calls.listAudit, ({ body }) => listAudit(platform, body));

  serve(calls.listFailedJobs, ({ body }) => listFailedJobs(platform, body));

  serve(calls.retryJob, async ({ viewer, params, translate }) => {
    await retryJob(platform, { viewer, ...params });
    return { message: translate(dashboardTexts.triedAgain) };
  });

  serve(calls.listRefusedAddresses, async () => ({ data: await listRefusedAddresses(platform) }));
}
