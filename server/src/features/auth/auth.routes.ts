import * as calls from '@one-dream/contract/features/auth.ts';
import type { Serve } from '../../calls/serve.ts';
import { assertConfirmed } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { getUser, readLanguageOf } from '../users/users.actions.ts';
import { issueBrowserId, readBrowserId } from './browser-cookie.actions.ts';
import { startDiscord } from './discord-oauth.actions.ts';
import { register, resendVerification, verifyEmail } from './register.actions.ts';
import { requestPasswordReset, resetPassword } from './reset.actions.ts';
import { readSignInFrom } from './second-factor/device-cookie.actions.ts';
import { endSession, findSession } from './sessions.actions.ts';
import { signIn, signInWithDiscord, signInWithGoogle } from './sign-in.actions.ts';

export function serveAuth(serve: Serve, platform: Platform): void {
  serve(calls.register, async ({ body, pictures, ip }) => {
    await register(platform, { ...body, image: pictures.image, ip });
    return { message: 'Check your email for verification link' };
  });

  serve(calls.verifyEmail, async (context) => ({
    message: 'Verification Successful!',
    token: await verifyEmail(platform, {
      ...context.query,
      from: readSignInFrom(context, platform),
    }),
  }));

  serve(calls.resendVerification, async ({ body, ip }) => {
    await resendVerification(platform, { ...body, ip });
    return { message: 'If this address waits to be verified, a new link is on its way.' };
  });

  serve(calls.login, async (context) => {
    const { body, ip } = context;
    const from = readSignInFrom(context, platform);
    return { message: 'Welcome back!', ...(await signIn(platform, { ...body, ip, from })) };
  });

  serve(calls.loginWithGoogle, async (context) => {
    const from = readSignInFrom(context, platform);
    const credential = context.body.token;
    return { message: 'Welcome!', ...(await signInWithGoogle(platform, { credential, from })) };
  });

  serve(calls.startDiscord, async ({ body, viewer, session, ip, browser }) => {
    // As linking does: asked here, nobody comes back from Discord to a question.
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
    return { message: 'Welcome!', ...signedIn };
  });

  serve(calls.checkToken, async ({ params }) => {
    const session = await findSession(platform, params.token);
    if (!session)
      throw new AppError('NOT_SIGNED_IN', 'Your session has ended. Please sign in again.');
    const { by, isShutOut } = session.owed;
    const safety = { secondFactorBy: by?.toISOString() ?? null, isShutOut };
    const { id } = session.viewer;
    const language = await readLanguageOf(platform.db, id);
    return { user: await getUser(platform.db, id), safety, language };
  });

  serve(calls.logout, async ({ session }) => {
    await endSession(platform, session);
    return { message: 'You are signed out.' };
  });

  serve(calls.requestPasswordReset, async ({ body, ip }) => {
    await requestPasswordReset(platform, { ...body, ip });
    return { message: `We've sent a password reset link to ${body.email}` };
  });

  serve(calls.resetPassword, async ({ params, body, ip }) => {
    await resetPassword(platform, { token: params.token, newPassword: body.newPassword, ip });
    return { message: 'Password Updated!' };
  });
}
