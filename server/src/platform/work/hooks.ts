import type { NoticeKind } from '@one-dream/contract/notices.ts';
import type { Hook } from './hook.ts';
import type { DomainEvent, Work } from './work.ts';

type Handler<Payload> = (work: Work, payload: Payload) => Promise<void>;

/** Registry of hook handlers, filled by the app at startup. */
export interface Hooks {
  /** Subscribes to what happened, in its transaction, or answers a gate. Handlers run one after another. */
  on: <Payload>(
    hook: Hook<Payload> | DomainEvent<Payload, NoticeKind>,
    handler: Handler<Payload>,
  ) => void;
  run: (work: Work, hook: object, payload: unknown) => Promise<void>;
}

export function createHooks(): Hooks {
  const handlers = new Map<object, Handler<never>[]>();
  return {
    on: (hook, handler) => {
      handlers.set(hook, [...(handlers.get(hook) ?? []), handler]);
    },
    run: async (work, hook, payload) => {
      for (const handler of handlers.get(hook) ?? []) await handler(work, payload as never);
    },
  };
}
