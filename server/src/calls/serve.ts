import type {
  AnyCall,
  CallAnswer,
  CallBody,
  CallParams,
  CallQuery,
} from '@one-dream/contract/call.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Translated } from '@one-dream/contract/translate.ts';
import type { LimitName } from '../platform/rate-limits/rate-limits.ts';
import type { Turns } from '../platform/revalidating-cache.ts';
import type { Session, Viewer } from './viewer.ts';

/** The browser that sent the call, if any. */
export interface Browser {
  userAgent: string | undefined;
  /** Remote address of the connection. */
  peer: string;
  /** The `X-Forwarded-For` header, unchecked. */
  forwardedFor: string | undefined;
  readCookie: (name: string) => string | undefined;
  /** @param line value of a `Set-Cookie` header */
  setCookie: (line: string) => void;
}

/** The caller, as identified by a transport. */
export interface Caller {
  session?: Session | undefined;
  /** Client address, subject to TRUST_PROXY. */
  ip: string;
  browser?: Browser | undefined;
  /** Language of the answer; English by default. */
  language?: Language | undefined;
  /** Set if the call does not come from the site itself. */
  via?: 'discord' | undefined;
}

/** Context of a route: parsed input, with access already checked. */
export interface CallContext<C extends AnyCall> {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  pictures: Record<string, Buffer>;
  /** The caller; `undefined` only if `access` is public. */
  viewer: C['access'] extends 'public' ? Viewer | undefined : Viewer;
  session: C['access'] extends 'public' ? Session | undefined : Session;
  ip: string;
  browser: Browser | undefined;
  language: Language;
  /** Translates into the language of the answer. */
  translate: (text: Translatable) => string;
  /** Translates every text in a value. */
  translateAll: <T>(value: T) => Translated<T>;
  via: Caller['via'];
}

export type CallHandler<C extends AnyCall> = (
  context: CallContext<C>,
) => Promise<Omit<CallAnswer<C>, 'success'>>;

export type Serve = <C extends AnyCall>(
  call: C,
  handler: CallHandler<C>,
  options?: ServeOptions,
) => void;

export interface ServeOptions {
  /**
   * For a public answer that depends only on the input: over HTTP it is cached in encoded form, with an ETag, until one of
   * these tables is written to. Changes to any other data it shows must be written in one transaction with a row of them.
   */
  cachedWith?: CacheTables;
  /** The moments at which the answer changes without a write. */
  turns?: Turns;
  /**
   * A limit by address, besides the call's own. Counted before the body is read, and refunded if the input is refused, unless it
   * was a valid form with a picture, which may have been decoded.
   */
  limitByAddress?: LimitName;
}

/** Tables that public answers depend on. */
export type CacheTable =
  | 'tournaments'
  | 'stages'
  | 'matches'
  | 'registrations'
  | 'posters'
  | 'standings_states'
  | 'payouts';
export type CacheTables = CacheTable | readonly CacheTable[];
