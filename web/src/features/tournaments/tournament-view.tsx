import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import type { TournamentPart } from '@one-dream/contract/features/tournaments.values.ts';
import { usePhase } from '../../platform/tournament-state.ts';
import { RenderedPart } from '../../ui/feedback/rendered-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TournamentHero } from './tournament-hero.tsx';
import { tournamentBody, tournamentSide } from './tournament-parts.ts';
import { TournamentTabs } from './tournament-tabs.tsx';

export type TournamentViewProps = {
  tournament: Tournament;
  /** The selected tab. */
  part?: TournamentPart | undefined;
};

/**
 * A tournament in tabs. On a phone the actions are below the facts and, once out of sight, in a bar at the bottom; on a desk
 * they stay beside the content.
 */
export function TournamentView({ tournament, part }: TournamentViewProps) {
  const { phase } = usePhase(tournament);
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr] lg:gap-y-8">
      <TournamentHero tournament={tournament} phase={phase} />
      <div className="min-w-0 lg:row-span-2">
        <RenderedPart
          part={tournamentSide}
          id="tournament-side"
          className="contents"
          waiting={<Skeleton className="h-72" />}
          props={{ tournament }}
        />
      </div>
      <div className="min-w-0">
        <TournamentTabs tournament={tournament} part={part} />
        <RenderedPart
          part={tournamentBody}
          id="tournament-body"
          waiting={<Skeleton className="mt-6 h-96" />}
          props={{ tournament, part }}
        />
      </div>
    </article>
  );
}
