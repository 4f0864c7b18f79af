import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { firstPictureSizes } from '@one-dream/contract/images.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { classNames } from '../../ui/class-names.ts';
import { statusTextColor } from '../../ui/list/badge.tsx';
import { Fact, FactList, Heading, Kicker } from '../../ui/typography.tsx';
import { Banner } from './banner.tsx';
import { formatCalendarDate } from './calendar-date.ts';

/** What the clock adds to a status that says less. */
const phaseWords: Partial<Record<TournamentPhase, string>> = {
  'check-in': 'Check-in is on',
  locked: 'Teams are locked',
  cancelled: 'Called off',
};

/** What a tournament is in one look: picture, name, money, dates, and its state, said once. */
export function TournamentHero(props: { tournament: Tournament; phase: TournamentPhase }) {
  const { tournament, phase } = props;
  const { title, organizer, status } = tournament;
  const prize = formatRupees(tournament.prizePool) || 'To be announced';
  return (
    <div className="min-w-0">
      <div className="-mx-4 md:mx-0">
        <Banner
          src={tournament.banner}
          sizes={firstPictureSizes.tournament}
          isFirst
          className="md:chamfer-clip lg:aspect-[5/2]!"
        />
      </div>
      <Kicker className="mt-4 md:mt-7">{organizer}</Kicker>
      <Heading
        level={1}
        size={title.length > 16 ? 'headline' : 'poster'}
        className="mt-1.5 md:mt-2.5"
      >
        {title.toUpperCase()}
      </Heading>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 border-t border-line pt-4 md:mt-6 md:pt-5">
        <div className="min-w-0">
          <p className="text-small text-quiet">Prize pool</p>
          <p
            className={classNames(
              'font-display font-heavy tabular-nums',
              prize.length > 12 ? 'text-title' : 'text-headline',
            )}
          >
            {prize}
          </p>
        </div>
        <dl>
          <Fact label="Status">
            <span className={classNames('flex items-center gap-2', statusTextColor(status))}>
              {status === 'LIVE' ? (
                <span aria-hidden="true" className="hazard h-5 w-6 animate-hazard" />
              ) : (
                <span aria-hidden="true" className="size-2.5 rotate-45 bg-current" />
              )}
              <span>{status}</span>
            </span>
            {phaseWords[phase] && (
              <span className="block font-body text-small font-regular text-quiet">
                {phaseWords[phase]}
              </span>
            )}
          </Fact>
        </dl>
      </div>
      <FactList className="mt-4 grid-cols-[auto_auto_auto]! justify-between gap-x-3! md:mt-5 md:grid-cols-3! md:gap-x-6!">
        <Fact label="Start date">{formatCalendarDate(tournament.startDate)}</Fact>
        <Fact label="End date">{formatCalendarDate(tournament.endDate)}</Fact>
        <Fact label="Type">{tournament.type}</Fact>
      </FactList>
    </div>
  );
}
