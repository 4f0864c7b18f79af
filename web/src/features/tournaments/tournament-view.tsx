import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import type { TournamentPart } from '@one-dream/contract/features/tournaments.values.ts';
import { usePhase } from '../../platform/tournament-state.ts';
import { TournamentBody } from './tournament-body.tsx';
import { TournamentHero } from './tournament-hero.tsx';
import { TournamentSide } from './tournament-side.tsx';
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
  const { state } = usePhase(tournament);
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr] lg:gap-y-8">
      <TournamentHero tournament={tournament} state={state} />
      <div className="min-w-0 lg:row-span-2">
        <div id="tournament-side" className="contents">
          <TournamentSide tournament={tournament} />
        </div>
      </div>
      <div className="min-w-0">
        <TournamentTabs tournament={tournament} part={part} />
        <div id="tournament-body">
          <TournamentBody tournament={tournament} part={part} />
        </div>
      </div>
    </article>
  );
}
