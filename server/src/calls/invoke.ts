import type { AnyCall, CallAnswer } from '@one-dream/contract/call.ts';
import { asksForConfirmation } from '@one-dream/contract/call-effects.ts';
import type { Duty } from '@one-dream/contract/duties.ts';
import { sourceLanguage } from '@one-dream/contract/languages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateAll, translateTo } from '@one-dream/contract/translate.ts';
import { AppError } from '../errors.ts';
import { networkOf } from '../platform/rate-limits/network-of.ts';
import type { RateLimiter } from '../platform/rate-limits/rate-limits.ts';
import { callTexts as texts } from './calls.texts.ts';
import { compileSchema } from './compile-schema.ts';
import { type CallInput, parseInput } from './parse-input.ts';
import type { Caller, Serve, ServeOptions } from './serve.ts';
import {
  asSeenByCalls,
  assertConfirmed,
  assertSecondFactor,
  opensTo,
  type Session,
  type Viewer,
} from './viewer.ts';

export interface CallsOptions {
  findDuties: FindDuties;
  limiter: Pick<RateLimiter, 'consume' | 'giveBack'>;
}

export interface ServedCall extends ServeOptions {
  call: AnyCall;
  /** Runs the handler after admission, and returns only fields of the answer's schema. */
  act: (context: object) => Promise<unknown>;
}

export interface Calls {
  serve: Serve;
  served: () => readonly ServedCall[];
  /**
   * Makes a call on behalf of the caller named by a transport: the single entry point to all calls. Checks access, counts
   * towards the rate limit, parses, acts, and returns only fields of the answer's schema.
   * @throws AppError
   */
  invoke: <C extends AnyCall>(call: C, caller: Caller, input: CallInput) => Promise<CallAnswer<C>>;
  /**
   * The first half of `invoke`, for a transport whose input is still arriving: checks access, and counts the call unless it
   * has been counted before. @returns the second half
   * @throws AppError
   */
  admit: <C extends AnyCall>(
    call: C,
    caller: Caller,
    arrival: Pick<CallInput, 'params'> & { isCounted?: boolean },
  ) => Promise<(input: Omit<CallInput, 'params'>) => Promise<CallAnswer<C>>>;
}

export function createCalls({ findDuties, limiter }: CallsOptions): Calls {
  const served = new Map<AnyCall, ServedCall>();
  const admitCall: Calls['admit'] = async <C extends AnyCall>(
    call: C,
    caller: Caller,
    { params, isCounted = false }: Parameters<Calls['admit']>[2],
  ) => {
    const known = served.get(call);
    if (!known) throw new Error(`Nothing serves ${call.path}.`);
    const { limitByAddress, act } = known;
    const { ip, browser, via, language = sourceLanguage } = caller;
    await admit({ call, session: caller.session, params, findDuties });
    // Before any input is read: a rejected call costs nothing.
    if (!isCounted && call.limit !== 'read' && call.limit !== 'link')
      await limiter.consume(call.limit, senderOf(call, caller));
    if (!isCounted && limitByAddress) await limiter.consume(limitByAddress, ip);
    return async (input: Omit<CallInput, 'params'>) => {
      let hasPicture = false;
      try {
        const request = await parseInput(call, { ...input, params });
        hasPicture = Object.keys(request.pictures).length > 0;
        // For staff-only calls, users who are shut out have been refused already.
        const session = caller.session && asSeenByCalls(caller.session);
        const answer = await act({
          ...request,
          viewer: session?.viewer,
          session,
          ip,
          browser,
          language,
          translate: (text: Translatable) => translateTo(language, text),
          translateAll: (value: unknown) => translateAll(language, value),
          via,
        });
        return answer as CallAnswer<C>;
      } catch (error) {
        // Decoding a picture costs as much whatever the refusal.
        if (limitByAddress && !hasPicture && isInputError(error))
          await limiter.giveBack(limitByAddress, ip);
        throw error;
      }
    };
  };
  return {
    serve: (call, handler, options = {}) => {
      if (options.cachedWith) {
        if (call.access !== 'public') throw new Error(`${call.path} is not for everybody.`);
        if (call.limit !== 'read')
          throw new Error(`${call.path} is cached, so it cannot be counted.`);
      }
      compileSchema(call.answer);
      const act: ServedCall['act'] = async (context) =>
        call.answer.parse({ ...(await handler(context as never)), success: true });
      served.set(call, { ...options, call, act });
    },
    served: () => [...served.values()],
    admit: admitCall,
    invoke: async (call, caller, { params, ...input }) =>
      (await admitCall(call, caller, { params }))(input),
  };
}

/** Whether a call is refused for its input, rather than for how often it was made. */
function isInputError(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && error.code !== 'TOO_MANY_REQUESTS';
}

/** Key of the rate limit: for public calls the sender's network, even if signed in. */
function senderOf({ access }: AnyCall, { session, ip }: Caller): string {
  return access === 'public' || !session ? networkOf(ip) : session.viewer.id;
}

/** Finds a user's duties for the tournament identified by the path parameters. */
type FindDuties = (userId: string, params: Record<string, string>) => Promise<readonly Duty[]>;

interface Admission {
  call: AnyCall;
  session: Session | undefined;
  /** Not parsed yet. */
  params: unknown;
  findDuties: FindDuties;
}

/** @throws AppError NOT_SIGNED_IN, NOT_ALLOWED, SECOND_FACTOR_REQUIRED, CONFIRMATION_NEEDED */
async function admit({ call, session, params, findDuties }: Admission): Promise<void> {
  if (call.access === 'public') return;
  if (!session) throw new AppError('NOT_SIGNED_IN', texts.signIn);
  if (!(await isAdmitted({ call, params, findDuties, viewer: session.viewer })))
    throw new AppError('NOT_ALLOWED', texts.notAllowed);
  if (call.access !== 'user') assertSecondFactor(session);
  if (asksForConfirmation(call)) assertConfirmed(session);
}

async function isAdmitted({
  call,
  params,
  findDuties,
  viewer,
}: Omit<Admission, 'session'> & { viewer: Viewer }): Promise<boolean> {
  if (opensTo(call, { viewer, held: [] })) return true;
  if (call.access !== 'duty') return false;
  const parsed = call.params.safeParse(params);
  if (!parsed.success) return false;
  const held = await findDuties(viewer.id, parsed.data as Record<string, string>);
  return opensTo(call, { viewer, held });
}
