import * as emails from '@one-dream/contract/features/auth/auth.email.ts';
import * as calls from '@one-dream/contract/features/auth/auth.ts';
import type { Serve } from '../../calls/serve.ts';
import { assertConfirmed } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { getUser, readLanguageOf } from '../users/users.actions.ts';
import { authTexts } from './auth.texts.ts';
import { issueBrowserId, readBrowserId } from './browser-cookie.actions.ts';
import { startDiscord } from './discord-oauth.actions.ts';
import { changeEmail, confirmEmail, undoEmailChange } from './email-change.actions.ts';
import { emailChangeTexts } from './email-change.texts.ts';
import { dropPageCookie, issuePageCookie } from './page-cookie.actions.ts';
import { register, resendVerification, verifyEmail } from './register.actions.ts';
import { requestPasswordReset, resetPassword } from './reset.actions.ts';
import { readSignInFrom } from './second-factor/device-cookie.actions.ts';
import { endSession, findSession } from './sessions.actions.ts';
import { signIn, signInWithDiscord, signInWithGoogle } from './sign-in.actions.ts';

export function serveAuth(serve: Serve, platform: Platform): void {
  serve(
    calls.register,
    async ({ body, pictures, language, translate }) => {
      await register(platform, { ...body, image: pictures.image, language });
      return { message: translate(authTexts.checkEmail) };
    },
    { limitByAddress: 'registerByAddress' },
  );

  serve(calls.verifyEmail, async (context) => ({
    message: context.translate(authTexts.verified),
    token: await verifyEmail(platform, {
      ...context.query,
      language: context.language,
      from: readSignInFrom(context, platform),
    }),
  }));

  serve(calls.resendVerification, async ({ body, ip, language, translate }) => {
    await resendVerification(platform, { ...body, ip, language });
    return { message: translate(authTexts.newLinkSent) };
  });

  serve(calls.login, async (context) => {
    const { body, ip } = context;
    const from = readSignInFrom(context, platform);
    return {
      message: context.translate(authTexts.welcomeBack),
      ...(await signIn(platform, { ...body, ip, from })),
    };
  });

  serve(calls.loginWithGoogle, async (context) => {
    const from = readSignInFrom(context, platform);
    const credential = context.body.token;
    return {
      message: context.translate(authTexts.welcome),
      ...(await signInWithGoogle(platform, { credential, from })),
    };
  });

  serve(calls.startDiscord, async ({ body, viewer, session, ip, browser }) => {
    // Confirmed now, as linking requires it: nobody comes back from Discord to be asked.
    if (body.purpose === 'link' && session) assertConfirmed(session);
    return {
      url: await startDiscord(platform, {
        purpose: body.purpose,
        viewer,
        ip,
        browser: issueBrowserId(browser, platform),
      }),
    };
  });

  serve(calls.loginWithDiscord, async (context) => {
    const browser = readBrowserId(context.browser, platform);
    const from = readSignInFrom(context, platform);
    const signedIn = await signInWithDiscord(platform, { ...context.body, browser, from });
    return { message: context.translate(authTexts.welcome), ...signedIn };
  });

  serve(calls.checkToken, async ({ params, session: own, browser }) => {
    const session = await findSession(platform, params.token);
    if (!session) throw new AppError('NOT_SIGNED_IN', commonTexts.sessionEnded);
    // Only to whoever carries the token itself: nobody is given a page of somebody else's account.
    if (own && Buffer.from(own.tokenHash).equals(session.tokenHash))
      issuePageCookie(browser, { token: params.token, role: session.viewer.role }, platform);
    const { by, isShutOut } = session.owed;
    const safety = { secondFactorBy: by?.toISOString() ?? null, isShutOut };
    const { id } = session.viewer;
    const language = await readLanguageOf(platform.db, id);
    return { user: await getUser(platform.db, id), safety, language };
  });

  serve(calls.logout, async ({ session, browser, translate }) => {
    await endSession(platform, session);
    dropPageCookie(browser, platform);
    return { message: translate(authTexts.signedOut) };
  });

  serve(calls.forgetPages, async ({ browser }) => {
    dropPageCookie(browser, platform);
    return {};
  });

  serve(emails.changeEmail, async ({ viewer, body, translate }) => {
    await changeEmail(platform, { viewer, ...body });
    return { message: translate(emailChangeTexts.linkSent(body)) };
  });

  serve(emails.confirmEmail, async ({ body, translate }) => {
    await confirmEmail(platform, body);
    return { message: translate(emailChangeTexts.emailIsNow) };
  });

  serve(emails.undoEmailChange, async ({ body, translate }) => {
    await undoEmailChange(platform, body);
    return { message: translate(emailChangeTexts.undone) };
  });

  serve(calls.requestPasswordReset, async ({ body, ip, language, translate }) => {
    await requestPasswordReset(platform, { ...body, ip, language });
    return { message: translate(authTexts.resetSent({ email: body.email })) };
  });

  serve(calls.resetPassword, async ({ params, body, ip, language, translate }) => {
    await resetPassword(platform, {
      token: params.token,
      newPassword: body.newPassword,
      ip,
      language,
    });
    return { message: translate(authTexts.passwordUpdated) };
  });
}
