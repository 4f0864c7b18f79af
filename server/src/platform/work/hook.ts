/** A gate: run before a change; features above handle it. Created by `defineHook`, in `<name>.hooks.ts`. */
export interface Hook<Payload> {
  readonly name: string;
  /** Type information only. */
  readonly payload?: Payload;
}

export type PayloadOfHook<H> = H extends Hook<infer Payload> ? Payload : never;

/**
 * Declares a gate of a lower feature for upper ones that it must not import: `teamRemoved`, `entryEligibility`. A handler
 * throws an `AppError` to prevent the change, or clears up what goes with it. What has happened is an event: `work.happened`.
 */
export function defineHook<Payload>(name: string): Hook<Payload> {
  return { name };
}
