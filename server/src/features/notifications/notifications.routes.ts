import * as pushCalls from '@one-dream/contract/features/notifications.push.ts';
import * as calls from '@one-dream/contract/features/notifications.ts';
import type { Serve } from '../../http/call-server.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './notifications.actions.ts';
import * as preferences from './preferences.actions.ts';
import * as push from './push.actions.ts';
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

  serve(calls.pushNotification, async ({ viewer, body }) => ({
    message: 'Notification sent.',
    data: await actions.pushNotification(platform, { viewer, form: body }),
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

  serve(calls.getPreferences, async ({ viewer }) => ({
    data: await preferences.getPreferences(platform, viewer),
  }));

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
