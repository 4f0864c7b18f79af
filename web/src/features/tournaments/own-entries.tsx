import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { startDayOf } from '../../platform/calendar-date.ts';
import { paths } from '../../platform/pages/paths.ts';
import { usePhase } from '../../platform/tournament-state.ts';
import { StatusBadge } from '../../ui/list/badge.tsx';
import { Heading } from '../../ui/typography.tsx';
import type { OwnEntry } from './own-entries.data.ts';

/** Entries of the viewer's team: event, slot and date. Renders nothing without any. */
export function OwnEntries({ entries }: { entries: readonly OwnEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="own-entries" className="mb-8">
      <Heading level={2} id="own-entries">{t`You are in`}</Heading>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {entries.map((entry) => (
          <Entry key={entry.tournament._id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { slot, tournament } }: { entry: OwnEntry }) {
  const { text, like } = usePhase(tournament).state;
  return (
    <li>
      <Link
        to={paths.tournament(tournament._id)}
        className="group flex h-full min-h-20 items-center gap-4 border border-l-4 border-line border-l-opened bg-raised py-3 pr-4 pl-4 no-underline transition-colors hover:border-edge hover:border-l-opened"
      >
        <span className="shrink-0 text-center">
          <span className="block text-small text-quiet">{t`Slot`}</span>
          <span className="block font-display text-headline leading-none font-heavy tabular-nums">
            {slot}
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-strong wrap-anywhere group-hover:text-flare">
            {tournament.title}
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-quiet">
            <span>{startDayOf(tournament)}</span>
            <StatusBadge status={like} says={text} />
          </span>
        </span>
      </Link>
    </li>
  );
}
