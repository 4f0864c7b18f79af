import type {
  AnyCall,
  CallAnswer,
  CallBody,
  CallParams,
  CallQuery,
} from '@one-dream/contract/call.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import type { Spoken } from '@one-dream/contract/say.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import type { Turns } from '../platform/revalidating-cache.ts';
import type { Session, Viewer } from './viewer.ts';

/** The program a call comes from, where it is a browser. */
export interface Browser {
  userAgent: string | undefined;
  readCookie: (name: string) => string | undefined;
  /** @param line as `Set-Cookie` has it */
  setCookie: (line: string) => void;
}

/** The caller, as far as a transport knows them. */
export interface Caller {
  session?: Session | undefined;
  /** As far as TRUST_PROXY lets it be known. */
  ip: string;
  browser?: Browser | undefined;
  /** Language of the answer; English by default. */
  language?: Language | undefined;
  /** Where it does not come from the site itself. */
  via?: 'discord' | undefined;
}

/** Context of a route: everything parsed, the access already checked. */
export interface CallContext<C extends AnyCall> {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  pictures: Record<string, Buffer>;
  /** The caller; `undefined` only where `access` is public. */
  viewer: C['access'] extends 'public' ? Viewer | undefined : Viewer;
  session: C['access'] extends 'public' ? Session | undefined : Session;
  ip: string;
  browser: Browser | undefined;
  language: Language;
  /** Says it in the language that the call is answered in. */
  say: (said: Said) => string;
  /** Says every text in it so. */
  sayAll: <T>(value: T) => Spoken<T>;
  via: Caller['via'];
}

export type CallHandler<C extends AnyCall> = (
  context: CallContext<C>,
) => Promise<Omit<CallAnswer<C>, 'success'>>;

/** Serves one call of the contract. */
export type Serve = <C extends AnyCall>(
  call: C,
  handler: CallHandler<C>,
  options?: ServeOptions,
) => void;

export interface ServeOptions {
  /**
   * For a public answer that depends on nothing but what is asked: over HTTP it is kept as it travels, with an
   * ETag, until this table, or one of these, is written to. Whatever the answer shows of others has to be written
   * in one transaction with a row of them.
   */
  keptWith?: KeptTables;
  /** Where the answer is another at a moment without a write. */
  turns?: Turns;
}

/** Tables on which public answers depend. */
export type KeptTable =
  | 'tournaments'
  | 'stages'
  | 'matches'
  | 'registrations'
  | 'posters'
  | 'standings_states'
  | 'payouts';
export type KeptTables = KeptTable | readonly KeptTable[];
