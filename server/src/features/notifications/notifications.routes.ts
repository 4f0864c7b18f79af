import * as plannedCalls from '@one-dream/contract/features/notifications/notifications.planned.ts';
import * as pushCalls from '@one-dream/contract/features/notifications/notifications.push.ts';
import * as calls from '@one-dream/contract/features/notifications/notifications.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './notifications.actions.ts';
import { notificationsTexts } from './notifications.texts.ts';
import * as planned from './planned.actions.ts';
import * as preferences from './preferences.actions.ts';
import * as push from './push.actions.ts';
import { sendNotification } from './send.actions.ts';
import * as sent from './sent.actions.ts';

export function serveNotifications(serve: Serve, platform: Platform): void {
  serve(calls.listNotifications, ({ viewer, language, body }) =>
    actions.listNotifications(platform, { viewer, language, ...body }),
  );

  serve(calls.markSeen, async ({ viewer, language, params, translate }) => ({
    message: translate(notificationsTexts.seen),
    ...(await actions.markSeen(platform, { viewer, language, ...params })),
  }));

  serve(calls.deleteNotification, async ({ viewer, language, params, translate }) => ({
    message: translate(notificationsTexts.deleted),
    ...(await actions.deleteOwn(platform, { viewer, language, ...params })),
  }));

  serve(calls.sendNotification, async ({ viewer, body, translate }) => ({
    message: translate(notificationsTexts.sent),
    data: await sendNotification(platform, { viewer, form: body }),
  }));

  serve(calls.listSentNotifications, ({ body, language }) =>
    sent.listSent(platform, { ...body, language }),
  );

  serve(calls.deleteSentNotification, async ({ viewer, language, params, translate }) => {
    await sent.deleteSent(platform, { viewer, ...params });
    return {
      message: translate(notificationsTexts.deletedForAll),
      ...(await sent.listSent(platform, { language })),
    };
  });

  serve(calls.suggestRecipients, ({ body }) => actions.suggestRecipients(platform, body));

  servePlanned(serve, platform);

  serve(calls.getPreferences, ({ viewer }) => preferences.getPreferences(platform, viewer));

  serve(calls.savePreferences, async ({ viewer, body, translate }) => ({
    message: translate(notificationsTexts.choiceSaved),
    data: await preferences.savePreferences(platform, { viewer, chosen: body }),
  }));

  serve(calls.unsubscribe, async ({ body, translate }) => {
    await preferences.unsubscribe(platform, body);
    return { message: translate(notificationsTexts.noMoreMails) };
  });

  serve(pushCalls.getPushDevice, async ({ session }) => ({
    data: await push.getDevice(platform, session),
  }));

  serve(pushCalls.subscribeDevice, async ({ session, body, translate }) => {
    await push.subscribeDevice(platform, { session, address: body });
    return { message: translate(notificationsTexts.deviceShows) };
  });

  serve(pushCalls.unsubscribeDevice, async ({ session, translate }) => {
    await push.unsubscribeDevice(platform, session);
    return { message: translate(notificationsTexts.deviceShowsNot) };
  });
}

function servePlanned(serve: Serve, platform: Platform): void {
  serve(plannedCalls.listPlannedNotifications, async () => ({
    data: await planned.listPlanned(platform),
  }));

  serve(plannedCalls.planNotification, async ({ viewer, body, translate }) => ({
    message: translate(notificationsTexts.planned),
    data: await planned.planNotification(platform, { viewer, form: body }),
  }));

  serve(plannedCalls.changePlannedNotification, async ({ viewer, params, body, translate }) => {
    const { version, ...form } = body;
    const id = params.plannedId;
    return {
      message: translate(notificationsTexts.waits),
      data: await planned.changePlanned(platform, { viewer, id, form, version }),
    };
  });

  serve(plannedCalls.cancelPlannedNotification, async ({ viewer, params, translate }) => {
    await planned.cancelPlanned(platform, viewer, params.plannedId);
    return { message: translate(notificationsTexts.cancelled) };
  });

  serve(plannedCalls.countAudience, ({ body }) => planned.countAudience(platform, body));
}
