import { type LiveEvents, liveEvents } from '../live/live.ts';

/**
 * Buffers live events until the commit. Duplicates are sent once: a team of five that changes in five steps has changed.
 */
export function bufferLive(live: LiveEvents): { events: LiveEvents; flush: () => void } {
  const waiting = new Map<string, () => void>();
  const buffer = (name: keyof LiveEvents) => {
    const send = live[name] as (argument: unknown) => void;
    const hold = (argument: unknown) =>
      waiting.set(`${name} ${JSON.stringify(argument)}`, () => send(argument));
    return [name, hold];
  };
  return {
    events: Object.fromEntries(liveEvents.map(buffer)) as unknown as LiveEvents,
    flush: () => {
      for (const send of waiting.values()) send();
    },
  };
}
