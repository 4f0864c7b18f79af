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
  /** Answers that are the same for everybody, from where calls over HTTP have them. */
  readCached: ReadCached;
}

/**
 * How pages make the calls of the contract: as their viewer, in this process, until `deadline` has passed. They come from no
 * address: whoever asks for a page is counted for it as a whole.
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

/** A moment from now; it keeps no process alive. @param ms milliseconds */
export function deadlineIn(ms: number): Promise<void> {
  return wait(ms, undefined, { ref: false });
}
