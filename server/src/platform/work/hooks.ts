import type { Hook } from './hook.ts';
import type { Work } from './work.ts';

type Handler<Payload> = (work: Work, payload: Payload) => Promise<void>;

/** Registry of hook handlers, filled by the app at startup. */
export interface Hooks {
  /** Handlers run one after another in order of registration: lower features first. */
  on: <Payload>(hook: Hook<Payload>, handler: Handler<Payload>) => void;
  tell: <Payload>(work: Work, hook: Hook<Payload>, payload: Payload) => Promise<void>;
}

export function createHooks(): Hooks {
  const handlers = new Map<object, Handler<never>[]>();
  return {
    on: (hook, handler) => {
      handlers.set(hook, [...(handlers.get(hook) ?? []), handler]);
    },
    tell: async (work, hook, payload) => {
      for (const handler of handlers.get(hook) ?? []) await handler(work, payload as never);
    },
  };
}
