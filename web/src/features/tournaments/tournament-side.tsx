import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { MatchStrip } from '../matches/match-strip-block.tsx';
import { SocialLinks } from './details/social-links.tsx';
import { KeyTimes } from './registration/key-times-block.tsx';
import { RegistrationNewsSlot } from './registration/registration-actions.tsx';
import { RegistrationCard } from './registration/registration-card.tsx';
import { useRegistration } from './registration/use-registration.ts';

/** The viewer's action, under the facts on a phone and beside the tabs on a desk. */
export function TournamentSide({ tournament }: { tournament: Tournament }) {
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
