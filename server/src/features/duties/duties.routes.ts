import * as calls from '@one-dream/contract/features/duties/duties.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './duties.actions.ts';
import { dutiesTexts } from './duties.texts.ts';

export function serveDuties(serve: Serve, platform: Platform): void {
  serve(calls.grantDuty, async ({ viewer, body, translate }) => ({
    message: translate(dutiesTexts.given),
    data: await actions.grantDuty(platform, { viewer, form: body }),
  }));

  serve(calls.revokeDuty, async ({ viewer, params, translate }) => {
    await actions.revokeDuty(platform, { viewer, ...params });
    return { message: translate(dutiesTexts.taken) };
  });

  serve(calls.listDuties, async ({ body }) => ({ data: await actions.listDuties(platform, body) }));

  serve(calls.listEveryDuty, async () => ({ data: await actions.listEveryDuty(platform) }));

  serve(calls.listOwnDuties, async ({ viewer }) => ({
    data: await actions.listOwnDuties(platform, viewer),
  }));
}
