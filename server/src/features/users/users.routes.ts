import * as calls from '@one-dream/contract/features/users.ts';
import type { Serve } from '../../http/call-server.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBrowserMark } from '../auth/browser-mark.actions.ts';
import { deleteUser, listUsers, updateRole } from './manage-users.actions.ts';
import * as actions from './users.actions.ts';

export function serveUsers(serve: Serve, platform: Platform): void {
  serve(calls.saveInGameInfo, async ({ viewer, body }) => ({
    data: await actions.saveInGameInfo(platform, { viewer, info: body }),
  }));

  serve(calls.verifyDiscord, ({ viewer, body, request }) =>
    actions.linkDiscord(platform, {
      viewer,
      userId: body.userid,
      code: body.code,
      state: body.state,
      browser: readBrowserMark(request),
    }),
  );

  serve(calls.listUsers, ({ body }) => listUsers(platform, body));

  serve(calls.deleteUser, async ({ viewer, body }) => {
    await deleteUser(platform, { viewer, userId: body.userId });
    return { message: 'The account is deleted.' };
  });

  serve(calls.updateRole, async ({ viewer, body }) => ({
    message: 'The role is changed.',
    data: await updateRole(platform, { viewer, ...body }),
  }));
}
