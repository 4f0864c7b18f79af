import * as plannedCalls from '@one-dream/contract/features/notifications.planned.ts';
import * as pushCalls from '@one-dream/contract/features/notifications.push.ts';
import * as calls from '@one-dream/contract/features/notifications.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './notifications.actions.ts';
import * as planned from './planned.actions.ts';
import * as preferences from './preferences.actions.ts';
import * as push from './push.actions.ts';
import { sendNotification } from './send.actions.ts';
import * as sent from './sent.actions.ts';

export function serveNotifications(serve: Serve, platform: Platform): void {
  serve(calls.listNotifications, ({ viewer, body }) =>
    actions.listNotifications(platform, { viewer, ...body }),
  );

  serve(calls.markSeen, async ({ viewer, params }) => ({
    message: 'Marked as seen.',
    ...(await actions.markSeen(platform, { viewer, ...params })),
  }));

  serve(calls.deleteNotification, async ({ viewer, params }) => ({
    message: 'Notification deleted.',
    ...(await actions.deleteOwn(platform, { viewer, ...params })),
  }));

  serve(calls.sendNotification, async ({ viewer, body }) => ({
    message: 'Notification sent.',
    data: await sendNotification(platform, { viewer, form: body }),
  }));

  serve(calls.listSentNotifications, ({ body }) => sent.listSent(platform, body));

  serve(calls.deleteSentNotification, async ({ viewer, params }) => {
    await sent.deleteSent(platform, { viewer, ...params });
    return {
      message: 'Notification deleted for everyone.',
      ...(await sent.listSent(platform, {})),
    };
  });

  serve(calls.suggestRecipients, ({ body }) => actions.suggestRecipients(platform, body));

  servePlanned(serve, platform);

  serve(calls.getPreferences, ({ viewer }) => preferences.getPreferences(platform, viewer));

  serve(calls.savePreferences, async ({ viewer, body }) => ({
    message: 'Your choice is saved.',
    data: await preferences.savePreferences(platform, { viewer, chosen: body }),
  }));

  serve(calls.unsubscribe, async ({ body }) => {
    await preferences.unsubscribe(platform, body);
    return { message: 'You will get no more mails about teams, tournaments and applications.' };
  });

  serve(pushCalls.getPushDevice, async ({ session }) => ({
    data: await push.getDevice(platform, session),
  }));

  serve(pushCalls.subscribeDevice, async ({ session, body }) => {
    await push.subscribeDevice(platform, { session, address: body });
    return { message: 'This device shows your notifications now.' };
  });

  serve(pushCalls.unsubscribeDevice, async ({ session }) => {
    await push.unsubscribeDevice(platform, session);
    return { message: 'This device shows no more notifications.' };
  });
}

function servePlanned(serve: Serve, platform: Platform): void {
  serve(plannedCalls.listPlannedNotifications, async () => ({
    data: await planned.listPlanned(platform),
  }));

  serve(plannedCalls.planNotification, async ({ viewer, body }) => ({
    message: 'It is planned.',
    data: await planned.planNotification(platform, { viewer, form: body }),
  }));

  serve(plannedCalls.changePlannedNotification, async ({ viewer, params, body }) => {
    const { version, ...form } = body;
    const id = params.plannedId;
    return {
      message: 'Saved. It waits for its time.',
      data: await planned.changePlanned(platform, { viewer, id, form, version }),
    };
  });

  serve(plannedCalls.cancelPlannedNotification, async ({ viewer, params }) => {
    await planned.cancelPlanned(platform, { viewer, id: params.plannedId });
    return { message: 'Cancelled. Nobody is told.' };
  });

  serve(plannedCalls.countAudience, ({ body }) => planned.countAudience(platform, body));
}
