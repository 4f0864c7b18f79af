import * as z from 'zod/mini';
import type { CallEffect } from './call-effects.ts';
import type { CallLimit } from './call-limits.ts';
import type { Duty } from './duties.ts';
import { id } from './fields.ts';

/**
 * Access levels: anyone, any signed-in user, holders of one of the call's duties for the tournament in its path (and
 * admins), admins and the owner, the owner alone.
 */
export type Access = 'public' | 'user' | 'duty' | 'admin' | 'owner';

/** Who may make a call: `access`, or the duties that admit, which make it `duty`. */
type Gate =
  | { access: Exclude<Access, 'duty'>; duties?: never }
  | { access?: never; duties: readonly [Duty, ...Duty[]] };

/** A call that changes something for a signed-in sender must declare its effect on others. */
type Consequence =
  | { access: 'public'; effect?: never }
  | { limit: 'read' | 'export'; effect?: never }
  | { effect: CallEffect };

type Shape = Readonly<Record<string, z.core.$ZodType>>;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** The parameters in a path: ids of rows, but for those that `Params` tells. */
type ParamsOf<Path extends string, Params extends Shape> = {
  readonly [Name in NamesIn<Path>]: Name extends keyof Params ? Params[Name] : typeof id;
};

/** A picture part of a multipart body. */
export type PictureRule = 'required' | 'optional';

export interface CallOptions<
  Path extends `/${string}`,
  Params extends Shape,
  Query extends Shape,
  Body extends z.core.$ZodType,
  Answer extends Shape,
  Pictures extends string,
> {
  /** Path below `/api`, parameters in braces: `/team/kick/{userId}`. */
  path: Path;
  access?: Access;
  /** The duties that admit, besides admins and the owner. */
  duties?: readonly Duty[];
  /** Rate limit for one sender's calls of this kind. */
  limit: CallLimit;
  /**
   * Effect on others. Those marked in `callEffects` require the sender to have authenticated within the last ten minutes;
   * otherwise the call fails with `CONFIRMATION_NEEDED` and is retried after `/user/confirm`.
   */
  effect?: CallEffect;
  /** One sentence for the API reference. */
  summary: string;
  /** Parameters of the path that are no ids of rows. */
  params?: Params;
  query?: Query;
  /** Shape of the JSON body, or of the text fields of a multipart body. */
  body?: Body;
  /** Makes the body multipart; names its picture parts, besides the text fields. */
  pictures?: Readonly<Record<Pictures, PictureRule>>;
  /** The JSON body may contain a picture as a data URL, or a sheet, so its size limit is higher. */
  carriesPicture?: boolean;
  /** A field of the body that may also be sent as a file: in a form then, with all other fields as text. */
  file?: string;
  /** Fields of a successful answer besides `success: true`. A field not listed here never leaves the server. */
  answer: Answer;
}

export type Call<
  Path extends `/${string}` = `/${string}`,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Answer extends Shape = Shape,
  Pictures extends string = string,
> = Readonly<
  Omit<
    CallOptions<Path, Params, Query, Body, Answer, Pictures>,
    'access' | 'params' | 'query' | 'body' | 'answer'
  > & {
    access: Access;
    params: z.ZodMiniObject<Params>;
    query: z.ZodMiniObject<Query>;
    body: Body;
    answer: z.ZodMiniObject<Answer & { success: z.ZodMiniLiteral<true> }>;
  }
>;

// biome-ignore lint/suspicious/noExplicitAny: stands for a call of any shape
export type AnyCall = Call<`/${string}`, any, any, any, any, any>;

export type CallParams<C extends AnyCall> = z.output<C['params']>;
export type CallQuery<C extends AnyCall> = z.output<C['query']>;
/** Request body as the sender writes it. */
export type CallBodyInput<C extends AnyCall> = z.input<C['body']>;
/** Request body as the server's action receives it, after parsing. */
export type CallBody<C extends AnyCall> = z.output<C['body']>;
/** A successful answer as read by the sender. */
export type CallAnswer<C extends AnyCall> = z.output<C['answer']>;

const emptyBody = z.object({});

/**
 * Declares a call of the API. Every call is a POST below `/api`; `access` (or `duties`) and `limit` have no default, so a
 * call without them does not compile.
 */
export function defineCall<
  const Path extends `/${string}`,
  Answer extends Shape,
  Params extends Shape = Record<never, never>,
  Query extends Shape = Record<never, never>,
  Body extends z.core.$ZodType = typeof emptyBody,
  Pictures extends string = never,
>(
  options: CallOptions<Path, Params, Query, Body, Answer, Pictures> & Gate & Consequence,
): Call<Path, ParamsOf<Path, Params>, Query, Body, Answer, Pictures> {
  const ids = [...options.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]);
  return {
    ...options,
    access: options.access ?? 'duty',
    params: z.object({ ...Object.fromEntries(ids), ...options.params } as ParamsOf<Path, Params>),
    query: z.object(options.query ?? ({} as Query)),
    body: options.body ?? (emptyBody as unknown as Body),
    answer: z.object({ ...options.answer, success: z.literal(true) }),
  };
}
