import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { Banner } from './banner.tsx';
import { formatCalendarDate } from './calendar-date.ts';
import { formatRupees } from './rupees.ts';
import { Section } from './section.tsx';

/** The tournaments beside the featured one. */
export function OtherTournaments({ tournaments }: { tournaments: readonly Tournament[] }) {
  if (tournaments.length === 0) return null;
  return (
    <Section title="More tournaments">
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {tournaments.map((tournament) => (
          <li key={tournament._id}>
            <Card tournament={tournament} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Card({ tournament }: { tournament: Tournament }) {
  const prize = formatRupees(tournament.prizePool);
  return (
    <Link
      to={paths.tournament(tournament._id)}
      className="group chamfer flex h-full flex-col no-underline transition-colors hover:[--edge:var(--color-edge)]"
    >
      <div className="relative m-px">
        <Banner
          src={tournament.banner}
          sizes="(min-width: 1024px) 380px, (min-width: 768px) 50vw, 100vw"
          className="chamfer-clip"
        />
        <div className="absolute bottom-2.5 left-3">
          <StatusBadge status={tournament.status} />
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h3 className="line-clamp-2 font-display text-title font-medium wrap-anywhere">
          {tournament.title}
        </h3>
        <p className="mt-1.5 text-small text-quiet">
          {formatCalendarDate(tournament.startDate)} · {tournament.type} · {tournament.slots} slots
        </p>
        <p className="mt-auto flex items-end justify-between gap-3 pt-4">
          <span className="font-display text-title font-heavy tabular-nums">{prize}</span>
          <ArrowRight
            aria-hidden="true"
            size={22}
            className="shrink-0 text-quiet transition-[color,translate] group-hover:translate-x-1 group-hover:text-bright"
          />
        </p>
      </div>
    </Link>
  );
}
