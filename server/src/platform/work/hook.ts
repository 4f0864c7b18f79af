/** An event that a feature publishes to the features above it. Created by `defineHook`, in `<name>.hooks.ts`. */
export interface Hook<Payload> {
  readonly name: string;
  /** Type information only. */
  readonly payload?: Payload;
}

export type PayloadOfHook<H> = H extends Hook<infer Payload> ? Payload : never;

/**
 * Declares an event that a lower feature publishes to upper ones it must not import: `teamRemoved`, `statusChanged`. It
 * doubles as a gate: a handler can throw an `AppError` to prevent the change.
 */
export function defineHook<Payload>(name: string): Hook<Payload> {
  return { name };
}
