import * as gameIdCalls from '@one-dream/contract/features/users.game-ids.ts';
import * as calls from '@one-dream/contract/features/users.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBrowserId } from '../auth/browser-cookie.actions.ts';
import * as gameIds from './game-ids.actions.ts';
import { linkDiscord } from './link-discord.actions.ts';
import { deleteUser, listUsers, updateRole } from './manage-users.actions.ts';
import { deleteOwnAccount, updateOwnProfile } from './own-account.actions.ts';

export function serveAccounts(serve: Serve, platform: Platform): void {
  serve(calls.verifyDiscord, ({ viewer, body, browser }) =>
    linkDiscord(platform, {
      viewer,
      userId: body.userid,
      code: body.code,
      state: body.state,
      browser: readBrowserId(browser, platform),
    }),
  );

  serve(calls.updateOwnProfile, async ({ viewer, body, pictures }) => ({
    data: await updateOwnProfile(platform, { viewer, ...body, image: pictures.image }),
  }));

  serve(calls.deleteOwnAccount, async ({ viewer }) => {
    await deleteOwnAccount(platform, { viewer });
    return { message: 'Your account is deleted.' };
  });

  serve(gameIdCalls.claimGameId, async ({ viewer, body }) => {
    await gameIds.claimGameId(platform, { viewer, form: body });
    return { message: 'Your question is with the staff. You hear from them by mail.' };
  });

  serve(gameIdCalls.listGameIdClaims, ({ body }) => gameIds.listGameIdClaims(platform, body));

  serve(gameIdCalls.decideGameIdClaim, async ({ viewer, params, body }) => {
    await gameIds.decideGameIdClaim(platform, { viewer, ...params, decision: body });
    return { message: body.isGranted ? 'The game ID is moved.' : 'The game ID stays.' };
  });

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
