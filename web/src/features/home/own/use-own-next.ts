import { useServerNow } from '../../../platform/server-clock.ts';
import { useOwnEntries } from '../../entries/entries.data.ts';
import { useOwnMatches } from '../../matches/matches.data.ts';
import { type OwnNext, ownNext } from './own-next.ts';

/** What the viewer's home begins with; `isPending` while it is being found out, never for a visitor. */
export function useOwnNext(): { next: OwnNext | undefined; isPending: boolean } {
  const matches = useOwnMatches();
  const entries = useOwnEntries();
  const now = useServerNow(30_000);
  return {
    next: ownNext({ matches: matches.data ?? [], entries: entries.data ?? [], now }),
    isPending: matches.isLoading || entries.isLoading,
  };
}
