import type {
  AssertedCredential,
  AttestedCredential,
} from '@one-dream/contract/features/auth/auth.second-factor.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import type { PasskeyRow } from './second-factor.queries.ts';
import { challengeMinutes } from './second-factor.rules.ts';
import * as steps from './steps.queries.ts';

export interface Ceremony {
  purpose: steps.ChallengePurpose;
  /** Hash of the device's id, or of the session's token. */
  boundTo: Uint8Array;
}

type Site = Pick<Platform, 'publicUrl' | 'now'>;

/**
 * Imported on demand: a hundred files of certificates and formats, which a server needs only once somebody has a
 * passkey.
 */
const openLibrary = () => import('@simplewebauthn/server');

const siteOf = ({ publicUrl }: Pick<Platform, 'publicUrl'>) => ({
  rpID: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
});

/** Creates a single-use challenge for a ceremony; returned as bytes, so that the text itself is signed. */
async function newChallenge(
  { now }: Site,
  db: Db,
  { purpose, boundTo }: Ceremony,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(Buffer.from(newSecret(), 'base64url'));
  await steps.insertChallenge(db, {
    hash: hashSecret(Buffer.from(bytes).toString('base64url')),
    purpose,
    boundTo,
    expiresAt: new Date(now().getTime() + challengeMinutes * 60_000),
  });
  return bytes;
}

/** Uses up the challenge that the credential signed. `undefined` if it was not made for this. */
async function takeSignedChallenge(
  { now }: Site,
  db: Db,
  {
    credential,
    ceremony,
  }: { credential: { response: { clientDataJSON: string } }; ceremony: Ceremony },
): Promise<string | undefined> {
  const challenge = readChallenge(credential.response.clientDataJSON);
  if (challenge === undefined) return undefined;
  const hash = hashSecret(challenge);
  const isOurs = await steps.takeChallenge(db, { ...ceremony, hash, now: now() });
  return isOurs ? challenge : undefined;
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const asOptions = (options: object) => options as Record<string, unknown>;

/** Makes options for creating a passkey: discoverable without a name, and asking for finger, face or PIN. */
export async function startMaking(
  platform: Platform,
  db: Db,
  owner: {
    account: { id: string; name: string; email: string };
    passkeys: readonly PasskeyRow[];
    boundTo: Uint8Array;
  },
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await openLibrary();
  const options = await generateRegistrationOptions({
    rpName: (await platform.organisation.readIn(db)).name,
    rpID: siteOf(platform).rpID,
    userID: new TextEncoder().encode(owner.account.id),
    userName: owner.account.email,
    userDisplayName: owner.account.name,
    challenge: await newChallenge(platform, db, { purpose: 'add', boundTo: owner.boundTo }),
    attestationType: 'none',
    excludeCredentials: owner.passkeys.map(describe),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return asOptions(options);
}

/** @param passkeys those that may sign; if missing, any that the browser has for this site */
export async function startSigning(
  platform: Platform,
  db: Db,
  { ceremony, passkeys }: { ceremony: Ceremony; passkeys?: readonly PasskeyRow[] },
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await openLibrary();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(platform).rpID,
    challenge: await newChallenge(platform, db, ceremony),
    userVerification: 'required',
    ...(passkeys && { allowCredentials: passkeys.map(describe) }),
  });
  return asOptions(options);
}

const describe = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  transports,
});

/** Verifies a new passkey; `undefined` for any problem: people are told the same. */
export async function readMade(
  platform: Platform,
  db: Db,
  { credential, boundTo }: { credential: AttestedCredential; boundTo: Uint8Array },
) {
  const ceremony = { purpose: 'add', boundTo } as const;
  const expectedChallenge = await takeSignedChallenge(platform, db, { credential, ceremony });
  if (expectedChallenge === undefined) return undefined;
  const { rpID, origin } = siteOf(platform);
  const { verifyRegistrationResponse } = await openLibrary();
  const outcome = await verifyRegistrationResponse({
    response: credential as never,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!outcome?.verified) return undefined;
  const { id, publicKey, counter } = outcome.registrationInfo.credential;
  const transports = credential.response.transports ?? [];
  return { credentialId: id, publicKey, counter, transports };
}

/** Verifies a signature. @returns the passkey's new counter; `undefined` for any problem */
export async function readSigned(
  platform: Platform,
  db: Db,
  {
    credential,
    passkey,
    ceremony,
  }: { credential: AssertedCredential; passkey: PasskeyRow | undefined; ceremony: Ceremony },
): Promise<{ counter: number } | undefined> {
  // Also for an unknown passkey: a challenge is good for one answer.
  const expectedChallenge = await takeSignedChallenge(platform, db, { credential, ceremony });
  if (expectedChallenge === undefined || !passkey) return undefined;
  const { rpID, origin } = siteOf(platform);
  const { verifyAuthenticationResponse } = await openLibrary();
  const outcome = await verifyAuthenticationResponse({
    response: credential as never,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
  }).catch(() => undefined);
  return outcome?.verified ? { counter: outcome.authenticationInfo.newCounter } : undefined;
}
