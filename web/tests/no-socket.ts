import type { ServerEvents } from '@one-dream/contract/live.ts';
import { expect } from 'vitest';

let hear: ((name: string, ...values: unknown[]) => void) | undefined;

/** In the place of `socket.io-client`: a connection that never comes, and says only what a test has it say. */
export function io() {
  return {
    connected: false,
    on() {},
    onAny(listener: typeof hear) {
      hear = listener;
    },
    emit() {},
    disconnect() {
      hear = undefined;
    },
  };
}

/** What the server would tell the open page. */
export async function sayLive<Name extends keyof ServerEvents>(
  name: Name,
  ...values: Parameters<ServerEvents[Name]>
): Promise<void> {
  await expect.poll(() => hear).toBeDefined();
  hear?.(name, ...values);
}
