import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { existingPassword, id, line, opaqueToken, timestamp } from '../../fields.ts';
import { passkeyNameLength } from '../../limits.ts';

const message = z.string();
const token = z.string();

/** The second step that a sign-in requires; the token is empty then. */
export const secondStep = z.object({
  /** Valid for a few minutes and a few attempts. */
  ticket: z.string(),
  hasAuthenticator: z.boolean(),
  hasPasskey: z.boolean(),
});
export type SecondStep = z.output<typeof secondStep>;

/** WebAuthn ceremony options for the browser, as JSON. */
const ceremonyOptions = z.record(z.string(), z.unknown());

const part = z.string().check(z.minLength(1), z.maxLength(16_384));

/** The authenticator's response, as JSON; the server passes it to its WebAuthn library for verification. */
const credentialBase = {
  id: z.string().check(z.minLength(1), z.maxLength(2048)),
  rawId: z.string().check(z.minLength(1), z.maxLength(2048)),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
};
export const assertedCredential = z.object({
  ...credentialBase,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});
export type AssertedCredential = z.output<typeof assertedCredential>;

export const attestedCredential = z.object({
  ...credentialBase,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
export type AttestedCredential = z.output<typeof attestedCredential>;

/** Six digits from an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const secondFactorCode = z
  .string('Enter the code.')
  .check(z.minLength(6, 'Enter the whole code.'), z.maxLength(40, 'That is not a code.'));

export const startPasskeySignIn = defineCall({
  path: '/auth/login/passkey/start',
  access: 'public',
  limit: 'visit',
  summary: 'What the browser asks a passkey to sign for signing in.',
  answer: { options: ceremonyOptions },
});

export const loginWithPasskey = defineCall({
  path: '/auth/login/passkey',
  access: 'public',
  limit: 'visit',
  summary: 'Signs in with a passkey, without a password.',
  body: z.object({ credential: assertedCredential }),
  answer: { message, token },
});

export const secondStepForm = z.object({ ticket: opaqueToken, code: secondFactorCode });

export const loginSecondStep = defineCall({
  path: '/auth/login/second-step',
  access: 'public',
  limit: 'visit',
  summary: 'Completes a sign-in with a code of the authenticator app, or with a recovery code.',
  body: secondStepForm,
  answer: { message, token },
});

export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
});
export type Passkey = z.output<typeof passkey>;

/** Credentials protecting the signed-in user's account, the password included. */
export const secondFactor = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(passkey),
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.number(),
});
export type SecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = defineCall({
  path: '/user/second-factor',
  access: 'user',
  limit: 'read',
  summary: 'Passkeys, authenticator app and recovery codes of the signed-in user.',
  answer: { data: secondFactor },
});

export const startConfirmation = defineCall({
  path: '/user/confirm/start',
  access: 'user',
  limit: 'write',
  effect: 'guards',
  summary: 'How the signed-in user can show who they are, and what a passkey is to sign for it.',
  answer: {
    /** `password` only without a second factor. Empty: sign out and in again. */
    ways: z.array(z.enum(['passkey', 'code', 'password'])),
    options: z.nullable(ceremonyOptions),
  },
});

/** Exactly one of the three. */
export const confirmForm = z.object({
  credential: z.optional(assertedCredential),
  code: z.optional(secondFactorCode),
  password: z.optional(existingPassword),
});

export const confirmItIsMe = defineCall({
  path: '/user/confirm',
  access: 'user',
  limit: 'write',
  effect: 'guards',
  summary: 'Shows who one is once more. It counts for ten minutes, in this session.',
  body: confirmForm,
  answer: { message },
});

/** New recovery codes, shown only once; `null` if the user already has some. */
const newCodes = z.nullable(z.array(z.string()));

export const startPasskey = defineCall({
  path: '/user/passkeys/start',
  access: 'user',
  limit: 'write',
  effect: 'grants',
  summary: 'What the browser needs to make a passkey.',
  answer: { options: ceremonyOptions },
});

export const addPasskey = defineCall({
  path: '/user/passkeys/add',
  access: 'user',
  limit: 'write',
  effect: 'grants',
  summary:
    'Keeps a passkey that the browser made. With the first second factor come recovery codes.',
  body: z.object({
    credential: attestedCredential,
    name: z.optional(line({ label: 'Name', ...passkeyNameLength })),
  }),
  answer: { data: secondFactor, recoveryCodes: newCodes },
});

export const removePasskey = defineCall({
  path: '/user/passkeys/remove/{passkeyId}',
  access: 'user',
  limit: 'write',
  effect: 'grants',
  summary: 'Removes a passkey.',
  answer: { data: secondFactor },
});

export const startAuthenticator = defineCall({
  path: '/user/authenticator/start',
  access: 'user',
  limit: 'write',
  effect: 'grants',
  summary: 'A new secret for an authenticator app. It counts once a first code is entered.',
  answer: {
    /** Base32, for manual entry. */
    secret: z.string(),
    /** `otpauth://…`, for a QR code. */
    uri: z.string(),
  },
});

export const authenticatorForm = z.object({ code: secondFactorCode });

export const addAuthenticator = defineCall({
  path: '/user/authenticator/add',
  access: 'user',
  limit: 'write',
  effect: 'grants',
  summary: 'Turns the authenticator app on with its first code.',
  body: authenticatorForm,
  answer: { data: secondFactor, recoveryCodes: newCodes },
});

export const removeAuthenticator = defineCall({
  path: '/user/authenticator/remove',
  access: 'user',
  limit: 'write',
  effect: 'grants',
  summary: 'Removes the authenticator app.',
  answer: { data: secondFactor },
});

export const makeRecoveryCodes = defineCall({
  path: '/user/recovery-codes',
  access: 'user',
  limit: 'write',
  effect: 'grants',
  summary: 'New recovery codes in place of all earlier ones. Needs a second factor.',
  answer: { data: secondFactor, recoveryCodes: z.array(z.string()) },
});

export const resetSecondFactor = defineCall({
  path: '/admin/user/reset-second-factor',
  access: 'owner',
  limit: 'staff',
  effect: 'grants',
  summary:
    'Removes passkeys, authenticator app and recovery codes of another account and signs it out; its owner is told by mail.',
  body: z.object({ userId: id }),
  answer: { message },
});
