import { DiscordAPIError, HTTPError, RateLimitError, REST } from '@discordjs/rest';
import type { Outcome } from '../outcome.ts';
import { type CallDiscord, somethingElse } from './call-discord.ts';

/** Timeout of one request, in milliseconds. */
const answerTimeoutMs = 5_000;
/** Timeout including the library's own queue, in milliseconds. */
const callTimeoutMs = 15_000;
/** Shorter pauses are waited out here; longer ones are left to the job queue. */
const longestPauseMs = 1_500;
/** "You are opening direct messages too fast.": a 403 that only asks for a pause, without saying for how long. */
const openingTooFast = { code: 40003, retryAfterMs: 10_000 };

/** Client for Discord's HTTP API, using a library that respects its rate limits. */
export function openDiscordRest({
  botToken,
  apiUrl,
}: {
  botToken?: string | undefined;
  apiUrl: string;
}): CallDiscord {
  const rest = new REST({
    api: apiUrl,
    version: '10',
    timeout: answerTimeoutMs,
    // Jobs retry, visibly and across restarts; retries here would only delay them.
    retries: 0,
    rejectOnRateLimit: ({ retryAfter, timeToReset }) =>
      Math.max(retryAfter, timeToReset) > longestPauseMs,
  });

  return async (method, route, options = {}) => {
    // The library drops the token after one 401, after which every call would fail.
    if (botToken) rest.setToken(botToken);
    try {
      const response = await rest.queueRequest({
        ...options,
        fullRoute: route,
        method: method as Parameters<typeof rest.queueRequest>[0]['method'],
        signal: AbortSignal.timeout(callTimeoutMs),
      });
      const body: unknown = response.status === 204 ? null : await response.json();
      return { kind: 'ok', status: response.status, body };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

function outcomeOf(error: unknown): Outcome<never> {
  if (error instanceof RateLimitError) {
    return {
      kind: 'away',
      reason: 'Discord asks for a pause (429).',
      retryAfterMs: Math.ceil(Math.max(error.retryAfter, error.timeToReset)),
    };
  }
  if (error instanceof HTTPError) {
    return { kind: 'away', reason: `Discord answers with status ${error.status}.` };
  }
  if (error instanceof DiscordAPIError) {
    const told = `${error.message} (status ${error.status}, code ${error.code})`;
    // A wrong token is a misconfiguration: the message is still wanted once it is fixed.
    if (error.status === 401) {
      return { kind: 'away', reason: 'Discord does not take the bot token.' };
    }
    if (error.code === openingTooFast.code) {
      const { retryAfterMs } = openingTooFast;
      return { kind: 'away', reason: `Discord says: ${told}`, retryAfterMs };
    }
    return { kind: 'refused', reason: `Discord says: ${told}`, code: Number(error.code) };
  }
  if (error instanceof SyntaxError) return somethingElse;
  const silent = error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name);
  return {
    kind: 'away',
    reason: silent ? 'Discord does not answer in time.' : 'Discord cannot be reached.',
  };
}
