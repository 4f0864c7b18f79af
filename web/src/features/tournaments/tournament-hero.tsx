import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { firstPictureSizes } from '@one-dream/contract/images.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { formatCalendarDate, startDayOf } from '../../platform/calendar-date.ts';
import type { TournamentState } from '../../platform/tournament-state.ts';
import { translateEnglish } from '../../platform/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { statusTextColor } from '../../ui/list/badge.tsx';
import { Fact, FactList, Heading, Kicker } from '../../ui/typography.tsx';
import { Banner } from './banner.tsx';

/** On a phone labels are visually hidden, as the values fit in a line or two. */
const onPhoneHidden = 'max-md:visually-hidden';

interface HeroProps {
  tournament: Tournament;
  state: TournamentState;
}

/** Above a tab: name, state, date and type. */
export function ThinHead({ tournament, state }: HeroProps) {
  return (
    <div className="min-w-0">
      <Heading level={1} size="title" className="wrap-anywhere">
        {tournament.title.toUpperCase()}
      </Heading>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 font-display text-action font-medium">
        <StateWord state={state} />
        <span>{startDayOf(tournament)}</span>
        <span className="text-quiet">{translateEnglish(tournament.type)}</span>
      </p>
    </div>
  );
}

export function TournamentHero({ tournament, state }: HeroProps) {
  const { title, organizer } = tournament;
  const prize = formatRupees(tournament.prizePool) || t`To be announced`;
  const isOneDay = tournament.startDate === tournament.endDate;
  return (
    <div className="min-w-0">
      <div className="-mx-[16px] md:mx-0">
        <Banner
          of={tournament}
          sizes={firstPictureSizes.tournament}
          isFirst
          className="max-md:aspect-[7/2]! md:chamfer-clip lg:aspect-[5/2]!"
        />
      </div>
      <Kicker className="mt-3 md:mt-7">{organizer}</Kicker>
      <Heading
        level={1}
        size={title.length > 16 ? 'headline' : 'poster'}
        className="mt-1 max-md:text-title! md:mt-2.5"
      >
        {title.toUpperCase()}
      </Heading>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-6 md:mt-6 md:border-t md:border-line md:pt-5">
        <div className="min-w-0">
          <p className="text-small text-quiet max-md:visually-hidden">{t`Prize pool`}</p>
          <p
            className={classNames(
              'font-display font-heavy tabular-nums',
              prize.length > 12 ? 'text-title' : 'text-title md:text-headline',
            )}
          >
            {prize}
          </p>
        </div>
        <dl>
          <Fact label={<span className={onPhoneHidden}>{t`Status`}</span>}>
            <StateWord state={state} />
          </Fact>
        </dl>
      </div>
      <FactList className="justify-between max-md:flex! max-md:flex-wrap max-md:gap-x-3! max-md:gap-y-0! max-md:[&_dd]:text-action md:mt-5 md:grid-cols-3!">
        <Fact label={<span className={onPhoneHidden}>{t`Start date`}</span>}>
          {startDayOf(tournament)}
        </Fact>
        {tournament.endDate !== '' && (
          <Fact
            label={<span className={onPhoneHidden}>{t`End date`}</span>}
            {...(isOneDay && { className: onPhoneHidden })}
          >
            <span aria-hidden="true" className="md:hidden">
              {t`to`}{' '}
            </span>
            {formatCalendarDate(tournament.endDate)}
          </Fact>
        )}
        <Fact label={<span className={onPhoneHidden}>{t`Type`}</span>}>
          {translateEnglish(tournament.type)}
        </Fact>
      </FactList>
    </div>
  );
}

function StateWord({ state }: { state: TournamentState }) {
  return (
    <span className={classNames('flex items-center gap-2', statusTextColor(state.like))}>
      {state.like === 'LIVE' ? (
        <span aria-hidden="true" className="hazard h-5 w-6 animate-hazard" />
      ) : (
        <span aria-hidden="true" className="size-2.5 rotate-45 bg-current" />
      )}
      <span>{state.text}</span>
    </span>
  );
}
