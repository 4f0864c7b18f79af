import { createHash, randomUUID } from 'node:crypto';
import {
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JSONWebKeySet,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { createFaults, type Faults } from '../faults.ts';

/** The sandbox's client ID. Public knowledge: it protects nothing real. */
export const sandboxGoogleClientId = 'sandbox.apps.googleusercontent.com';

export type TokenOptions = {
  email: string;
  name?: string;
  picture?: string;
  /** By default derived from the address, so that it is always the same person. */
  subject?: string;
  emailVerified?: boolean;
  audience?: string;
  issuer?: string;
  /** Seconds from now; negative for an expired token. */
  expiresIn?: number;
  algorithm?: 'RS256' | 'HS256' | 'none';
  /** `forged`: another key under the right key ID. `unknown`: another key under its own ID. */
  signedBy?: 'google' | 'forged' | 'unknown';
};

export type GoogleIssuer = {
  faults: Faults<'keys'>;
  /** Public keys in Google's format. */
  keySet(): Promise<JSONWebKeySet>;
  /** Mints an ID token like Google's button; options create invalid ones for tests. */
  mint(options: TokenOptions): Promise<string>;
};

const keyId = 'sandbox-key';

export function createGoogleIssuer({
  issuer,
  now,
}: {
  issuer: () => string;
  now: () => number;
}): GoogleIssuer {
  // Created on demand: key generation is slow, and rarely needed.
  const pairs = new Map<string, Promise<GenerateKeyPairResult>>();
  function keyPair(name: 'google' | 'stranger') {
    const pair = pairs.get(name) ?? generateKeyPair('RS256', { modulusLength: 2048 });
    pairs.set(name, pair);
    return pair;
  }

  return {
    faults: createFaults(),

    async keySet() {
      const { publicKey } = await keyPair('google');
      return { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, use: 'sig', alg: 'RS256' }] };
    },

    async mint(options) {
      const { email, algorithm = 'RS256', signedBy = 'google' } = options;
      const issuedAt = Math.floor(now() / 1_000);
      const claims = {
        iss: options.issuer ?? issuer(),
        azp: sandboxGoogleClientId,
        aud: options.audience ?? sandboxGoogleClientId,
        sub: options.subject ?? subjectOf(email),
        email,
        email_verified: options.emailVerified ?? true,
        name: options.name ?? email.split('@')[0],
        ...(options.picture ? { picture: options.picture } : {}),
        iat: issuedAt,
        exp: issuedAt + (options.expiresIn ?? 3_600),
        jti: randomUUID(),
      };
      if (algorithm === 'none') return new UnsecuredJWT(claims).encode();

      const kid = signedBy === 'unknown' ? 'stranger-key' : keyId;
      const token = new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' });
      if (algorithm === 'HS256') {
        // Algorithm confusion: the public key used as a shared secret.
        const { publicKey } = await keyPair('google');
        return token.sign(new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey))));
      }
      const { privateKey } = await keyPair(signedBy === 'google' ? 'google' : 'stranger');
      return token.sign(privateKey);
    },
  };
}

/** 21 digits, like Google's. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}
