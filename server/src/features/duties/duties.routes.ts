import * as calls from '@one-dream/contract/features/duties.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './duties.actions.ts';

export function serveDuties(serve: Serve, platform: Platform): void {
  serve(calls.grantDuty, async ({ viewer, body }) => ({
    message: 'The duty is theirs now.',
    data: await actions.grantDuty(platform, { viewer, form: body }),
  }));

  serve(calls.revokeDuty, async ({ viewer, params }) => {
    await actions.revokeDuty(platform, { viewer, ...params });
    return { message: 'The duty is taken back.' };
  });

  serve(calls.listDuties, async ({ body }) => ({ data: await actions.listDuties(platform, body) }));

  serve(calls.listEveryDuty, async () => ({ data: await actions.listEveryDuty(platform) }));

  serve(calls.listOwnDuties, async ({ viewer }) => ({
    data: await actions.listOwnDuties(platform, viewer),
  }));
}
