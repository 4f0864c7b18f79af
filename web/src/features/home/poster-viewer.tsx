import { arrangeTournaments } from '@one-dream/contract/features/tournaments.featured.ts';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../app/paths.ts';
import { useToday } from '../../platform/today.ts';
import { useOwnEntries } from '../tournaments/own-entries.data.ts';
import { useOwnNext } from './own/use-own-next.ts';
import { type Action, posterAction } from './poster-action.ts';

/** Adapts poster buttons to a signed-in viewer. Renders nothing; visitors do not load it. */
export function PosterViewerLookUp(props: {
  onKnown: (actionOf: (button: Action) => Action) => void;
}) {
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
