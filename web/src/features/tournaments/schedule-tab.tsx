import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { Section } from '../../ui/section.tsx';
import { MatchList } from '../matches/match-list-block.tsx';
import { ScheduleList } from './details/schedule-list.tsx';

/** Matches first, then what else the organiser wrote into the calendar. */
export function ScheduleTab({ tournament }: { tournament: Tournament }) {
  const { schedule, _id } = tournament;
  return (
    <div className="flex flex-col gap-10">
      <MatchList tournamentId={_id} />
      {schedule.length > 0 && (
        <Section title="Schedule">
          <ScheduleList schedule={schedule} />
        </Section>
      )}
    </div>
  );
}
