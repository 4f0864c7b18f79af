import { onDevice } from './kept.ts';
import { keptPath } from './kept-path.ts';
import { paths } from './pages/paths.ts';

/** Kept per browser for a day, as an invite link opens in a tab of its own, perhaps hours later. */
const kept = keptPath({
  where: onDevice,
  key: 'wanted-event',
  lifetime: 24 * 60 * 60_000,
});

/** Remembers the event that somebody came for while they make a team or join one. */
export const wantEvent = kept.keep;

/** The event to go back to, once. */
export function takeWantedEvent(): string | undefined {
  const path = kept.read();
  kept.forget();
  return path === paths.home() ? undefined : path;
}
