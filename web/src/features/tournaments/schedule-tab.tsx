import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { Section } from '../../ui/list/section.tsx';
import { MatchList } from '../matches/match-list-block.tsx';
import { ScheduleList } from './details/schedule-list.tsx';
import { KeyTimes } from './registration/key-times-block.tsx';

/** Matches first, then the organiser's other schedule events. */
export function ScheduleTab({ tournament }: { tournament: Tournament }) {
  const { schedule, _id } = tournament;
  return (
    <div className="flex flex-col gap-10">
      {/* On a desk they are beside every tab. */}
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
