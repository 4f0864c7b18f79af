import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { TournamentPart } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { usePhase } from '../../platform/tournament-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/list/section.tsx';
import { MatchList } from '../matches/match-list-block.tsx';
import { PaidBlock } from '../prizes/paid-block.tsx';
import { StandingsBody } from '../standings/standings-body-block.tsx';
import { useOwnTeam } from '../teams/own-team.data.ts';
import { DrawBlock } from './details/draw-block.tsx';
import { RegisteredTeams, RegisteredTeamsSkeleton } from './details/registered-teams.tsx';
import { RuleList } from './details/rule-list.tsx';
import { ScheduleList } from './details/schedule-list.tsx';
import { SocialLinks } from './details/social-links.tsx';
import { Overview } from './overview.tsx';
import { KeyTimes } from './registration/key-times-block.tsx';
import { hasAllTeams } from './registration/registration.data.ts';

type BodyProps = {
  tournament: Tournament;
  part: TournamentPart | undefined;
  isBrief?: boolean | undefined;
};

export function TournamentBody(props: BodyProps) {
  return (
    <>
      <div className="pt-6">
        <Tab {...props} />
      </div>
      <div className={classNames('mt-8 lg:hidden', props.isBrief && 'max-md:hidden')}>
        <SocialLinks />
      </div>
    </>
  );
}

function Tab({ tournament, part, isBrief }: BodyProps) {
  const { phase } = usePhase(tournament);
  switch (part) {
    case 'schedule':
      return <ScheduleTab tournament={tournament} />;
    case 'teams':
      return <Teams tournament={tournament} />;
    case 'rules':
      return <Rules tournament={tournament} />;
    case 'results':
      return (
        <>
          <StandingsBody tournamentId={tournament._id} />
          {tournament.status === 'COMPLETED' && <PaidBlock tournamentId={tournament._id} />}
        </>
      );
    default:
      return <Overview tournament={tournament} phase={phase} isBrief={isBrief} />;
  }
}

function Teams({ tournament }: { tournament: Tournament }) {
  const ownTeam = useOwnTeam();
  if (!hasAllTeams(tournament)) {
    return <RegisteredTeamsSkeleton count={readSlots(tournament.slots).used} />;
  }
  return (
    <div className="flex flex-col gap-10">
      <RegisteredTeams teams={tournament.reg_teams} ownTeamId={ownTeam.data?.team?._id} />
      {!tournament.seriesId && <DrawBlock tournamentId={tournament._id} />}
    </div>
  );
}

function Rules({ tournament: { rules } }: { tournament: Tournament }) {
  return (
    <Section title={t`Rules`}>
      {rules.length > 0 ? (
        <RuleList rules={rules} />
      ) : (
        <p className="border border-dashed border-line p-5 text-quiet">{t`The organiser has not written the rules yet.`}</p>
      )}
    </Section>
  );
}

/** Matches first, then the organiser's other schedule events. */
function ScheduleTab({ tournament }: { tournament: Tournament }) {
  const { schedule, _id } = tournament;
  return (
    <div className="flex flex-col gap-10">
      {/* On a desktop they are beside every tab. */}
      <div className="empty:hidden lg:hidden">
        <KeyTimes tournament={tournament} />
      </div>
      <MatchList tournamentId={_id} />
      {schedule.length > 0 && (
        <Section title={t`Schedule`}>
          <ScheduleList schedule={schedule} />
        </Section>
      )}
    </div>
  );
}
