import { arrangeTournaments } from '@one-dream/contract/features/tournaments/tournaments.featured.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../platform/pages/paths.ts';
import { useSession } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { useOwnEntries } from '../tournaments/own-entries.data.ts';
import { useOwnNext } from './own/use-own-next.ts';
import { type Action, posterAction } from './poster-action.ts';

const asWritten = (button: Action) => button;

/** Adapts poster buttons to the viewer once known. Render `watch` on the page. */
export function usePosterAction(): { actionOf: (button: Action) => Action; watch: ReactNode } {
  const { user } = useSession();
  const [known, setKnown] = useState({ actionOf: asWritten });
  if (!user) return { actionOf: asWritten, watch: null };
  return {
    ...known,
    watch: <PosterViewerLookUp onKnown={(actionOf) => setKnown({ actionOf })} />,
  };
}

/** Adapts poster buttons to a signed-in viewer. Renders nothing; visitors do not load it. */
function PosterViewerLookUp(props: { onKnown: (actionOf: (button: Action) => Action) => void }) {
  const today = useToday();
  const { entries, tournaments } = useOwnEntries();
  const { featured } = arrangeTournaments({ tournaments, today });
  const featuredAt = featured && paths.tournament(featured._id);
  const registeredAt = entries.map(({ tournament }) => paths.tournament(tournament._id)).join(' ');
  const isQuiet = useOwnNext().next !== undefined;
  const tell = useEffectEvent(() => {
    const viewer = {
      isSignedIn: true,
      featuredAt,
      registeredAt: registeredAt.split(' ').filter(Boolean),
    };
    props.onKnown((button) => ({ ...posterAction(button, viewer), isQuiet }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what there is to tell
  useEffect(() => tell(), [featuredAt, registeredAt, isQuiet]);
  return null;
}
