import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { TournamentPart } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { usePhase } from '../../platform/tournament-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { MatchStrip } from '../matches/match-strip-block.tsx';
import { SocialLinks } from './details/social-links.tsx';
import { KeyTimes } from './registration/key-times-block.tsx';
import { RegistrationNewsSlot } from './registration/registration-actions.tsx';
import { RegistrationCard } from './registration/registration-card.tsx';
import { useRegistration } from './registration/use-registration.ts';
import { TournamentBody } from './tournament-body.tsx';
import { ThinHead, TournamentHero } from './tournament-hero.tsx';
import { TournamentTabs } from './tournament-tabs.tsx';

export type TournamentViewProps = {
  tournament: Tournament;
  part?: TournamentPart | undefined;
  /** Above a list of others: on a phone, what has a tab is only there. */
  isBrief?: boolean;
};

/**
 * A tournament in tabs. On a phone the registration is below the facts, or below a chosen tab, and its button in a bar at
 * the bottom; on a desktop it stays beside the content.
 */
export function TournamentView({ tournament, part, isBrief }: TournamentViewProps) {
  const { state } = usePhase(tournament);
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr]">
      {part ? (
        <ThinHead tournament={tournament} state={state} />
      ) : (
        <TournamentHero tournament={tournament} state={state} />
      )}
      <div className={classNames('min-w-0 lg:row-span-2', part && 'max-lg:order-last')}>
        <div id="tournament-side" className="contents">
          <TournamentSide tournament={tournament} />
        </div>
      </div>
      <div className="min-w-0">
        <TournamentTabs tournament={tournament} part={part} />
        <div id="tournament-body">
          <TournamentBody tournament={tournament} part={part} isBrief={isBrief} />
        </div>
      </div>
    </article>
  );
}

/** The viewer's action, under the facts on a phone and beside the tabs on a desktop. */
function TournamentSide({ tournament }: { tournament: Tournament }) {
  const registration = useRegistration(tournament);
  const { phase, entry } = registration;
  return (
    <>
      <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--bar-height)+24px)]">
        <MatchStrip
          tournamentId={tournament._id}
          phase={phase}
          hasEntry={entry !== undefined && registration.state.action !== 'check-in'}
        />
        <RegistrationCard registration={registration} />
        {/* On a phone they are in the schedule tab. */}
        <div className="hidden lg:not-empty:block">
          <KeyTimes tournament={tournament} />
        </div>
        <div className="hidden lg:block">
          <SocialLinks />
        </div>
      </div>
      <RegistrationNewsSlot registration={registration} />
    </>
  );
}
