/** Something that a feature tells the features above it. Made by `defineHook`, in `<name>.hooks.ts`. */
export interface Hook<Payload> {
  readonly name: string;
  /** For the compiler only. */
  readonly payload?: Payload;
}

export type PayloadOfHook<H> = H extends Hook<infer Payload> ? Payload : never;

/**
 * Declares what a lower feature tells upper ones it must not import: `teamRemoved`, `statusChanged`. The same serves
 * as a gate: a handler that throws an `AppError` refuses what was about to happen.
 */
export function defineHook<Payload>(name: string): Hook<Payload> {
  return { name };
}
