import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import {
  email,
  existingPassword,
  line,
  newPassword,
  opaqueToken,
  timestamp,
} from '../../fields.ts';
import { offeredLanguages } from '../../languages.ts';
import { userNameLength } from '../../limits.ts';
import { user } from '../users/users.ts';
import { secondStep } from './auth.second-factor.ts';

export const passwordsDontMatch = "Passwords don't match";

const message = z.string();
const token = z.string();

/** If the account requires a second step, the token is empty and the ticket is for `/auth/login/second-step`. */
const signedIn = { message, token, secondStep: z.optional(secondStep) };

/** Second factor and confirmation state of the signed-in user. */
const safety = z.object({
  /** Deadline for a second factor; `null` if they have one or need none. */
  secondFactorBy: z.nullable(timestamp),
  /** The deadline has passed: the back office is blocked until a second factor is set up. */
  isShutOut: z.boolean(),
});

export const registerForm = z
  .object({
    name: line({ label: 'Name', ...userNameLength }),
    email,
    password: newPassword,
    confirmPassword: z
      .string('Confirm your password.')
      .check(z.minLength(1, 'Confirm your password.')),
    terms: z.literal('true', 'Accept the Terms and Conditions to create an account.'),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: passwordsDontMatch,
      path: ['confirmPassword'],
    }),
  );

export const register = defineCall({
  path: '/auth/register',
  access: 'public',
  limit: 'visit',
  summary:
    'Creates an account and mails a verification link. Answers the same for a known address.',
  body: registerForm,
  pictures: { image: 'optional' },
  answer: { message },
});

export const verifyEmail = defineCall({
  path: '/auth/verify-email',
  access: 'public',
  limit: 'visit',
  summary: 'Uses up a verification token and signs the user in.',
  query: { token: opaqueToken },
  answer: { message, token },
});

export const resendVerification = defineCall({
  path: '/auth/resend-verification',
  access: 'public',
  limit: 'visit',
  summary: 'Mails a new verification link. Answers the same for an unknown or verified address.',
  body: z.object({ email }),
  answer: { message },
});

export const loginForm = z.object({ email, password: existingPassword });

export const login = defineCall({
  path: '/auth/login',
  access: 'public',
  limit: 'visit',
  summary: 'Signs in with e-mail and password.',
  body: loginForm,
  answer: signedIn,
});

export const loginWithGoogle = defineCall({
  path: '/auth/login/google',
  access: 'public',
  limit: 'visit',
  summary: 'Signs in with the ID token that Google gave the browser.',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  answer: signedIn,
});

export const startDiscord = defineCall({
  path: '/auth/discord/start',
  access: 'public',
  limit: 'visit',
  summary: 'Starts signing in with Discord or linking it; answers where to send the browser.',
  body: z.object({ purpose: z.enum(['login', 'link']) }),
  answer: { url: z.string() },
});

export const loginWithDiscord = defineCall({
  path: '/auth/login/discord',
  access: 'public',
  limit: 'visit',
  summary: 'Signs in with the code that Discord sent back.',
  body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(512)), state: opaqueToken }),
  answer: signedIn,
});

export const checkToken = defineCall({
  path: '/auth/token/{token}',
  access: 'public',
  limit: 'read',
  summary: 'Tells who a session token belongs to.',
  params: { token: opaqueToken },
  answer: {
    user,
    safety,
    /** Language chosen for the account. */
    language: z.optional(z.nullable(z.enum(offeredLanguages))),
  },
});

export const logout = defineCall({
  path: '/auth/logout',
  access: 'user',
  limit: 'write',
  effect: 'guards',
  summary: 'Ends the session of the token that the call carries.',
  answer: { message },
});

export const forgetPages = defineCall({
  path: '/noauth/forget-pages',
  access: 'public',
  limit: 'visit',
  summary: 'Has the documents of this browser rendered for a visitor again; ends no session.',
  answer: {},
});

export const requestPasswordReset = defineCall({
  path: '/auth/reset-password',
  access: 'public',
  limit: 'visit',
  summary: 'Mails a password reset link. Answers the same for an unknown address.',
  body: z.object({ email }),
  answer: { message },
});

export const resetPasswordForm = z
  .object({
    newPassword,
    confirmPassword: z
      .string('Confirm your password.')
      .check(z.minLength(1, 'Confirm your password.')),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      error: passwordsDontMatch,
      path: ['confirmPassword'],
    }),
  );

export const resetPassword = defineCall({
  path: '/auth/reset-password/{token}',
  access: 'public',
  limit: 'visit',
  summary: 'Uses up a reset token, changes the password and ends every session of the user.',
  params: { token: opaqueToken },
  body: resetPasswordForm,
  answer: { message },
});
