import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { firstPictureSizes } from '@one-dream/contract/images.ts';
import { StatusBadge, statusTextColor } from '../../ui/badge.tsx';
import { Fact, FactList, Heading, Kicker } from '../../ui/typography.tsx';
import { Banner } from './banner.tsx';
import { formatCalendarDate } from './calendar-date.ts';
import { formatRupees } from './rupees.ts';

/** What a tournament is in one look: picture, name, money, dates. */
export function TournamentHero({ tournament }: { tournament: Tournament }) {
  const { title, organizer, status } = tournament;
  return (
    <div className="min-w-0">
      <div className="relative -mx-4 md:mx-0">
        <Banner
          src={tournament.banner}
          sizes={firstPictureSizes.tournament}
          isFirst
          className="md:chamfer-clip"
        />
        <div className="absolute bottom-3 left-4">
          <StatusBadge status={status} />
        </div>
      </div>
      <Kicker className="mt-5 md:mt-7">{organizer}</Kicker>
      <Heading level={1} size={title.length > 28 ? 'headline' : 'poster'} className="mt-2.5">
        {title.toUpperCase()}
      </Heading>
      <div className="mt-5 border-y border-line py-5 md:mt-7">
        <PrizePool text={tournament.prizePool} />
        <FactList className="mt-5 sm:grid-cols-4">
          <Fact label="Start date">{formatCalendarDate(tournament.startDate)}</Fact>
          <Fact label="End date">{formatCalendarDate(tournament.endDate)}</Fact>
          <Fact label="Type">{tournament.type}</Fact>
          <Fact label="Status">
            <span className={statusTextColor(status)}>{status}</span>
          </Fact>
        </FactList>
      </div>
    </div>
  );
}

function PrizePool({ text }: { text: string }) {
  const shown = formatRupees(text) || 'To be announced';
  return (
    <div className="min-w-0">
      <p className="text-small text-quiet">Prize pool</p>
      <p
        className={`font-display font-heavy tabular-nums ${shown.length > 12 ? 'text-headline' : 'text-poster'}`}
      >
        {shown}
      </p>
    </div>
  );
}
