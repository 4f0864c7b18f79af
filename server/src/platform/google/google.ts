import type { errors, JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';

export type GoogleConfig = {
  clientId: string;
  /** `https://accounts.google.com` */
  issuer: string;
  /** `https://www.googleapis.com/oauth2/v3/certs` */
  jwksUrl: string;
};

export type GoogleIdentity = {
  /** Google's stable ID of the person; email addresses may change. */
  subject: string;
  /** Verified by Google. */
  email: string;
  name: string;
};

export type Google = {
  /** `refused`: not a valid token for this site. `away`: Google's keys are unavailable. */
  verifyCredential(idToken: string): Promise<Outcome<{ identity: GoogleIdentity }>>;
  /** Where its keys are read. */
  keysUrl: string;
};

const keysTimeoutMs = 3_000;
const keysMaxAgeMs = 60 * 60 * 1_000;
/** Minimum interval between key fetches caused by unknown key IDs. */
const keysCooldownMs = 30_000;
const clockToleranceSeconds = 10;
/** Google's tokens have about 1,200 characters. */
const longestToken = 8_192;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  aud: z.string(),
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  email_verified: z.literal(true),
  name: z.optional(z.string()),
});

/** Verifies the credential that Google's sign-in button gives the page. */
export function createGoogle(config: GoogleConfig): Google {
  let keys: JWTVerifyGetKey | undefined;
  // Google uses its issuer with and without the scheme.
  const issuers = [config.issuer, config.issuer.replace(/^https:\/\//, '')];

  return {
    keysUrl: config.jwksUrl,

    async verifyCredential(idToken) {
      if (idToken.length > longestToken) return refused('the token is too long');
      // Loaded lazily: an idle server does without it.
      const { createRemoteJWKSet, errors, jwtVerify } = await import('jose');
      keys ??= createRemoteJWKSet(new URL(config.jwksUrl), {
        timeoutDuration: keysTimeoutMs,
        cacheMaxAge: keysMaxAgeMs,
        cooldownDuration: keysCooldownMs,
      });
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: issuers,
          audience: config.clientId,
          requiredClaims: ['sub', 'email', 'iat', 'exp'],
          clockTolerance: clockToleranceSeconds,
        });
        const parsed = claims.safeParse(payload);
        if (!parsed.success) {
          return refused(
            payload.email_verified === true
              ? 'a claim has the wrong form'
              : 'Google has not verified the address',
          );
        }
        const { sub, email, name } = parsed.data;
        return {
          kind: 'ok',
          identity: {
            subject: sub,
            email,
            name: name?.trim() || (email.split('@')[0] ?? email),
          },
        };
      } catch (error) {
        return error instanceof errors.JOSEError && isAboutTheToken(error)
          ? refused(error.code)
          : { kind: 'away', reason: 'The keys of Google cannot be fetched.' };
      }
    },
  };
}

function refused(why: string) {
  return { kind: 'refused', reason: `The Google credential is not good: ${why}.` } as const;
}

/** jose error codes that concern the key server rather than the token. */
const keyServerCodes = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function isAboutTheToken({ code }: errors.JOSEError): boolean {
  return !keyServerCodes.has(code);
}
