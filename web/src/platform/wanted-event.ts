import { deviceStorage } from './browser-storage.ts';
import { paths } from './pages/paths.ts';
import { storedPath } from './stored-path.ts';

/** Stored per browser for a day, as an invite link opens in a tab of its own, perhaps hours later. */
const stored = storedPath({
  where: deviceStorage,
  key: 'wanted-event',
  lifetime: 24 * 60 * 60_000,
});

/** Remembers the event that somebody came for while they make a team or join one. */
export const wantEvent = stored.keep;

/** The event to go back to, once. */
export function takeWantedEvent(): string | undefined {
  const path = stored.read();
  stored.forget();
  return path === paths.home() ? undefined : path;
}
