import * as calls from '@one-dream/contract/features/users/users.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './users.actions.ts';

export function serveUsers(serve: Serve, platform: Platform): void {
  serve(calls.saveInGameInfo, async ({ viewer, body }) => ({
    data: await actions.saveInGameInfo(platform, { viewer, info: body }),
  }));

  serve(calls.chooseLanguage, async ({ viewer, body }) => {
    await actions.chooseLanguage(platform, { viewer, language: body.language });
    return {};
  });
}
