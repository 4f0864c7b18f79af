import * as gameIdCalls from '@one-dream/contract/features/accounts/accounts.game-ids.ts';
import * as calls from '@one-dream/contract/features/accounts/accounts.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBrowserId } from '../auth/browser-cookie.actions.ts';
import { accountsTexts } from './accounts.texts.ts';
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

  serve(calls.deleteOwnAccount, async ({ viewer, translate }) => {
    await deleteOwnAccount(platform, { viewer });
    return { message: translate(accountsTexts.yoursDeleted) };
  });

  serve(gameIdCalls.claimGameId, async ({ viewer, body, translate }) => {
    await gameIds.claimGameId(platform, { viewer, form: body });
    return { message: translate(accountsTexts.questionAsked) };
  });

  serve(gameIdCalls.listGameIdClaims, ({ body }) => gameIds.listGameIdClaims(platform, body));

  serve(gameIdCalls.decideGameIdClaim, async ({ viewer, params, body, translate }) => {
    await gameIds.decideGameIdClaim(platform, { viewer, ...params, decision: body });
    return {
      message: body.isGranted
        ? translate(accountsTexts.gameIdMoved)
        : translate(accountsTexts.gameIdStays),
    };
  });

  serve(calls.listUsers, ({ body }) => listUsers(platform, body));

  serve(calls.deleteUser, async ({ viewer, body, translate }) => {
    await deleteUser(platform, { viewer, userId: body.userId });
    return { message: translate(accountsTexts.deleted) };
  });

  serve(calls.updateRole, async ({ viewer, body, translate }) => ({
    message: translate(accountsTexts.roleChanged),
    data: await updateRole(platform, { viewer, ...body }),
  }));
}
