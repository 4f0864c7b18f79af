import { plural, t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { istDayOf } from '../../platform/ist.ts';
import type { PlayedEvent } from './records.data.ts';

/** Points per match. */
export function averageOf({ pointsX10, matches }: { pointsX10: number; matches: number }): string {
  return matches === 0 ? '–' : formatTenths(Math.round(pointsX10 / matches));
}

/** An event with the placement, linking to its standings. `more` precedes the totals. */
export function EventLine({ event, more }: { event: PlayedEvent; more?: string }) {
  const { place } = event;
  const sums =
    event.matches === 0
      ? t`No match played yet`
      : plural(event.matches, {
          one: `# match · ${event.wwcd} WWCD · ${event.elims} elims · ${averageOf(event)} points a match`,
          other: `# matches · ${event.wwcd} WWCD · ${event.elims} elims · ${averageOf(event)} points a match`,
        });
  return (
    <li className="border-b border-line">
      <Link
        to={paths.standings(event.tournamentId)}
        className="flex min-h-16 items-center gap-4 py-2 no-underline hover:bg-raised"
      >
        <span
          className={`flex w-14 shrink-0 items-center justify-center whitespace-nowrap font-display text-headline leading-none font-heavy tabular-nums md:w-20 ${place?.rank === 1 ? 'text-live' : ''}`}
        >
          {place ? (
            <>
              <span className="visually-hidden">{t`Rank`} </span>#{place.rank}
            </>
          ) : (
            <span className="font-body text-small leading-5 font-regular text-quiet">
              {event.isOver ? '–' : event.matches > 0 ? t`Live` : t`Soon`}
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1 leading-5">
          <span className="line-clamp-2 font-strong wrap-anywhere">{event.title}</span>
          <span className="block text-small text-quiet wrap-anywhere">
            {istDayOf(event.startDate)}
            {place && ` · ${place.stage}`}
            {more && ` · ${more}`} · {sums}
          </span>
        </span>
      </Link>
    </li>
  );
}
