import * as calls from '@one-dream/contract/features/auth/auth.second-factor.ts';
import * as sessionCalls from '@one-dream/contract/features/auth/auth.sessions.ts';
import type { Serve } from '../../../calls/serve.ts';
import type { Platform } from '../../../platform/platform.ts';
import { authTexts } from '../auth.texts.ts';
import { endOneSession, endOtherSessions, listSignedInPlaces } from '../sessions.actions.ts';
import { confirmItIsMe, signInSecondStep, startConfirmation } from './confirmation.actions.ts';
import { readSignInFrom } from './device-cookie.actions.ts';
import * as passkeys from './passkeys.actions.ts';
import * as actions from './second-factor.actions.ts';
import { describeDevice } from './second-factor.rules.ts';

export function serveSecondFactor(serve: Serve, platform: Platform): void {
  serve(calls.startPasskeySignIn, async (context) => ({
    options: await passkeys.startPasskeySignIn(platform, {
      from: readSignInFrom(context, platform),
    }),
  }));

  serve(calls.loginWithPasskey, async (context) => ({
    message: context.translate(authTexts.welcomeBack),
    token: await passkeys.signInWithPasskey(platform, {
      credential: context.body.credential,
      from: readSignInFrom(context, platform),
      ip: context.ip,
    }),
  }));

  serve(calls.loginSecondStep, async (context) => ({
    message: context.translate(authTexts.welcomeBack),
    token: await signInSecondStep(platform, {
      ...context.body,
      from: readSignInFrom(context, platform),
    }),
  }));

  serve(calls.getSecondFactor, async ({ viewer }) => ({
    data: await actions.describeSecondFactor(platform, platform.db, viewer.id),
  }));

  serve(calls.startConfirmation, ({ session }) => startConfirmation(platform, { session }));

  serve(calls.confirmItIsMe, async ({ session, body, translate }) => {
    await confirmItIsMe(platform, { session, proof: body });
    return { message: translate(authTexts.thatWasYou) };
  });

  serve(calls.startPasskey, async ({ session }) => ({
    options: await passkeys.startPasskey(platform, { session }),
  }));

  serve(calls.addPasskey, ({ session, body, browser }) =>
    passkeys.addPasskey(platform, {
      session,
      credential: body.credential,
      name: body.name,
      device: describeDevice(browser?.userAgent),
    }),
  );

  serve(calls.removePasskey, async ({ session, params }) => ({
    data: await passkeys.removePasskey(platform, { session, passkeyId: params.passkeyId }),
  }));

  serve(calls.startAuthenticator, ({ session }) =>
    actions.startAuthenticator(platform, { session }),
  );

  serve(calls.addAuthenticator, ({ session, body }) =>
    actions.addAuthenticator(platform, { session, code: body.code }),
  );

  serve(calls.removeAuthenticator, async ({ session }) => ({
    data: await actions.removeAuthenticator(platform, { session }),
  }));

  serve(calls.makeRecoveryCodes, ({ session }) => actions.makeRecoveryCodes(platform, { session }));

  serve(calls.resetSecondFactor, async ({ viewer, body, translate }) => {
    await actions.resetSecondFactor(platform, { viewer, userId: body.userId });
    return { message: translate(authTexts.factorReset) };
  });

  serve(sessionCalls.listSessions, async ({ session }) => ({
    data: await listSignedInPlaces(platform, session),
  }));

  serve(sessionCalls.endOneSession, async ({ session, params, translate }) => {
    await endOneSession(platform, { session, sessionId: params.sessionId });
    return { message: translate(authTexts.deviceSignedOut) };
  });

  serve(sessionCalls.endOtherSessions, async ({ session, translate }) => {
    await endOtherSessions(platform, session);
    return { message: translate(authTexts.signedOutElsewhere) };
  });
}
