import type { RequestData } from '@discordjs/rest';
import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';

/** A call by the bot, by the name of Discord's route. */
export type CallDiscord = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  route: `/${string}`,
  options?: RequestData,
) => Promise<Outcome<{ status: number; body: unknown }>>;

/** An object with a Discord snowflake ID. */
export const identified = z.object({ id: z.string().check(z.regex(/^\d{17,20}$/)) });

export const somethingElse = {
  kind: 'away',
  reason: 'Discord answered with something else than expected.',
} as const;

/** Validates a success response: it can still be garbage, from a proxy on the way for example. */
export function pick<T, R extends object>(
  answer: Outcome<{ body: unknown }>,
  schema: z.ZodMiniType<T>,
  toResult: (value: T) => R,
): Outcome<R> {
  if (answer.kind !== 'ok') return answer;
  const parsed = schema.safeParse(answer.body);
  return parsed.success ? { kind: 'ok', ...toResult(parsed.data) } : somethingElse;
}

/** The outcome of a call whose response body is not needed. */
export function withoutBody(answer: Outcome<{ body: unknown }>): Outcome {
  return answer.kind === 'ok' ? { kind: 'ok' } : answer;
}
