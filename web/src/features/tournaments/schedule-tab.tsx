import { t } from '@lingui/core/macro';
import { Section } from '../../ui/list/section.tsx';
import { MatchList } from '../matches/match-list-block.tsx';
import { ScheduleList } from './details/schedule-list.tsx';
import { KeyTimes } from './registration/key-times-block.tsx';
import type { Registration } from './registration/use-registration.ts';

/** Matches first, then the organiser's other schedule events. */
export function ScheduleTab({ registration }: { registration: Registration }) {
  const { schedule, _id } = registration.tournament;
  return (
    <div className="flex flex-col gap-10">
      {/* On a desk they are beside every tab. */}
      <div className="empty:hidden lg:hidden">
        <KeyTimes registration={registration} />
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
