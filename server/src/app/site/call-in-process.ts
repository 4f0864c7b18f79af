import { setTimeout as wait } from 'node:timers/promises';
import type { AnyCall } from '@one-dream/contract/call.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import type { PageRequest } from '@one-dream/contract/rendered-pages.ts';
import type { Calls } from '../../calls/invoke.ts';
import type { Caller } from '../../calls/serve.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { describeRefusal, toAppError } from '../../transports/http/refusals.ts';
import type { ReadCached } from '../../transports/http/serve-calls.ts';

export interface CallInProcessOptions {
  calls: Calls;
  /** Reads cached answers of public calls, from the same cache as calls over HTTP. */
  readCached: ReadCached;
}

/**
 * Lets a page make calls of the contract in this process, on behalf of its viewer, until `deadline` has passed. The calls
 * have no address, because the request for the page is counted instead.
 */
export function callsInProcess({ calls, readCached }: CallInProcessOptions) {
  const byPath = new Map<string, AnyCall>(calls.served().map(({ call }) => [call.path, call]));
  return (
    caller: Pick<Caller, 'session'> & { language: Language },
    deadline: Promise<void>,
  ): PageRequest['call'] => {
    const late = deadline.then(() => {
      throw new AppError('UNAVAILABLE', commonTexts.databaseAway);
    });
    late.catch(() => undefined);
    return async (path, { params, query, body }) => {
      try {
        const call = byPath.get(path);
        if (!call) throw new Error(`Nothing serves ${path}.`);
        const input = { params, query, readBody: async () => ({ body: body ?? {}, pictures: {} }) };
        const answer = readCached(call, input) ?? calls.invoke(call, { ...caller, ip: '' }, input);
        return await Promise.race([answer, late]);
      } catch (error) {
        const refusal = toAppError(error);
        throw { status: refusal.status, body: describeRefusal(refusal, caller.language) };
      }
    };
  };
}

/** Resolves after `ms` milliseconds, without keeping the process alive. */
export function deadlineIn(ms: number): Promise<void> {
  return wait(ms, undefined, { ref: false });
}
