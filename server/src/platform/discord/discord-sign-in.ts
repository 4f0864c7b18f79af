import * as z from 'zod/mini';
import type { Away, Outcome } from '../outcome.ts';

export const discordScopes = ['identify', 'guilds.join', 'email', 'guilds'] as const;

export type DiscordUser = {
  id: string;
  username: string;
  /** Display name in Discord; the user name if none is set. */
  globalName: string;
  /** Absent if the Discord account has no email address. */
  email: string | null;
  emailVerified: boolean;
};

export type DiscordSignIn = {
  /** URL to redirect the browser to. `scopes` defaults to all of `discordScopes`. */
  authorizeUrl(options: { state: string; redirectUri: string; scopes?: readonly string[] }): string;
  /** `refused`: the code is invalid, used or expired; only a new sign-in helps. */
  exchangeCode(options: {
    code: string;
    redirectUri: string;
  }): Promise<Outcome<{ accessToken: string }>>;
  /** `refused`: the access token is no longer valid. */
  fetchUser(accessToken: string): Promise<Outcome<{ user: DiscordUser }>>;
};

// Sign-in must answer within 6 s whatever Discord does; the two calls run in sequence.
const exchangeTimeoutMs = 2_500;
const userTimeoutMs = 2_000;

const tokenAnswer = z.object({ access_token: z.string().check(z.minLength(1)) });
const tokenRefusal = z.object({ error: z.string() });
const rateLimitAnswer = z.object({ retry_after: z.number() });
const userAnswer = z.object({
  id: z.string().check(z.regex(/^\d{17,20}$/)),
  username: z.string(),
  global_name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  verified: z.optional(z.boolean()),
});

export function createDiscordSignIn(config: {
  clientId: string;
  clientSecret: string;
  apiUrl: string;
  authorizeUrl: string;
}): DiscordSignIn {
  const credentials = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');

  return {
    authorizeUrl({ state, redirectUri, scopes = discordScopes }) {
      const query = new URLSearchParams({
        client_id: config.clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        prompt: 'consent',
      });
      return `${config.authorizeUrl}?${query}`;
    },

    async exchangeCode({ code, redirectUri }) {
      const answer = await ask(`${config.apiUrl}/v10/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
        }),
        signal: AbortSignal.timeout(exchangeTimeoutMs),
      });
      if (answer.kind === 'away') return answer;
      if (answer.status === 200) {
        const token = tokenAnswer.safeParse(answer.body);
        if (token.success) return { kind: 'ok', accessToken: token.data.access_token };
        return { kind: 'away', reason: 'Discord gave no access token.' };
      }
      const refusal = tokenRefusal.safeParse(answer.body);
      const error = refusal.success ? refusal.data.error : `status ${answer.status}`;
      // Any other refusal is due to our own configuration: another attempt would not help.
      if (error === 'invalid_grant' || error === 'invalid_request') {
        return { kind: 'refused', reason: `Discord did not take the code (${error}).` };
      }
      return { kind: 'away', reason: `Discord did not take the sign-in request (${error}).` };
    },

    async fetchUser(accessToken) {
      const answer = await ask(`${config.apiUrl}/v10/users/@me`, {
        headers: { authorization: `Bearer ${accessToken}` },
        signal: AbortSignal.timeout(userTimeoutMs),
      });
      if (answer.kind === 'away') return answer;
      if (answer.status === 401 || answer.status === 403) {
        return { kind: 'refused', reason: 'Discord did not take the access token.' };
      }
      const user = userAnswer.safeParse(answer.body);
      if (answer.status !== 200 || !user.success) {
        return { kind: 'away', reason: `Discord did not say who it is (status ${answer.status}).` };
      }
      const { id, username, global_name, email, verified } = user.data;
      return {
        kind: 'ok',
        user: {
          id,
          username,
          globalName: global_name || username,
          email: email || null,
          emailVerified: Boolean(email) && verified === true,
        },
      };
    },
  };
}

/** Sends one request; rate limits, server errors and timeouts become `away`. Does not follow redirects. */
async function ask(
  url: string,
  init: RequestInit,
): Promise<Away | { kind: 'answered'; status: number; body: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const body: unknown = await response.json().catch((error: unknown) => {
      // A response that is not JSON is judged by its status; one cut off by the timeout is an error.
      if (init.signal?.aborted) throw error;
      return null;
    });
    if (response.status === 429) {
      return {
        kind: 'away',
        reason: 'Discord asks for a pause (429).',
        retryAfterMs: pauseOf({ header: response.headers.get('retry-after'), body }),
      };
    }
    if (response.status >= 500) {
      return { kind: 'away', reason: `Discord answers with status ${response.status}.` };
    }
    return { kind: 'answered', status: response.status, body };
  } catch (error) {
    const silent = error instanceof Error && error.name === 'TimeoutError';
    return {
      kind: 'away',
      reason: silent ? 'Discord does not answer in time.' : 'Discord cannot be reached.',
    };
  }
}

function pauseOf({ header, body }: { header: string | null; body: unknown }): number {
  const answer = rateLimitAnswer.safeParse(body);
  const seconds = answer.success ? answer.data.retry_after : Number(header);
  return Math.ceil((Number.isFinite(seconds) && seconds > 0 ? seconds : 1) * 1_000);
}
