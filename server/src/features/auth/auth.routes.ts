import * as calls from '@one-dream/contract/features/auth.ts';
import { AppError } from '../../errors.ts';
import type { Serve } from '../../http/call-server.ts';
import type { Platform } from '../../platform/platform.ts';
import { getUser } from '../users/users.actions.ts';
import { markBrowser, readBrowserMark } from './browser-mark.actions.ts';
import { startDiscord } from './discord-oauth.actions.ts';
import { register, resendVerification, verifyEmail } from './register.actions.ts';
import { requestPasswordReset, resetPassword } from './reset.actions.ts';
import { endSession, findSession } from './sessions.actions.ts';
import { signIn, signInWithDiscord, signInWithGoogle } from './sign-in.actions.ts';

export function serveAuth(serve: Serve, platform: Platform): void {
  serve(calls.register, async ({ body, pictures, ip }) => {
    await register(platform, { ...body, image: pictures.image, ip });
    return { message: 'Check your email for verification link' };
  });

  serve(calls.verifyEmail, async ({ query }) => ({
    message: 'Verification Successful!',
    token: await verifyEmail(platform, query),
  }));

  serve(calls.resendVerification, async ({ body }) => {
    await resendVerification(platform, body);
    return { message: 'If this address waits to be verified, a new link is on its way.' };
  });

  serve(calls.login, async ({ body, ip }) => ({
    message: 'Welcome back!',
    token: await signIn(platform, { ...body, ip }),
  }));

  serve(calls.loginWithGoogle, async ({ body }) => ({
    message: 'Welcome!',
    token: await signInWithGoogle(platform, { credential: body.token }),
  }));

  serve(calls.startDiscord, async ({ body, viewer, ip, request, reply }) => ({
    url: await startDiscord(platform, {
      purpose: body.purpose,
      viewer,
      ip,
      browser: markBrowser({ request, reply }, platform),
    }),
  }));

  serve(calls.loginWithDiscord, async ({ body, request }) => ({
    message: 'Welcome!',
    token: await signInWithDiscord(platform, { ...body, browser: readBrowserMark(request) }),
  }));

  serve(calls.checkToken, async ({ params }) => {
    const session = await findSession(platform, params.token);
    if (!session)
      throw new AppError('NOT_SIGNED_IN', 'Your session has ended. Please sign in again.');
    return { user: await getUser(platform.db, session.viewer.id) };
  });

  serve(calls.logout, async ({ session }) => {
    await endSession(platform, session);
    return { message: 'You are signed out.' };
  });

  serve(calls.requestPasswordReset, async ({ body }) => {
    await requestPasswordReset(platform, body);
    return { message: `We've sent a password reset link to ${body.email}` };
  });

  serve(calls.resetPassword, async ({ params, body }) => {
    await resetPassword(platform, { token: params.token, newPassword: body.newPassword });
    return { message: 'Password Updated!' };
  });
}
