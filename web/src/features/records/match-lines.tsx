import { plural, t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { istDayOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { mapHue } from '../../ui/art/map-hue.ts';
import type { PlayedMatch } from './records.data.ts';

/** Played matches, one line each: placement, map, eliminations and points. */
export function MatchLines<Match extends PlayedMatch>(props: {
  label: string;
  matches: readonly Match[];
  /** Additional content for a match. */
  about?: (match: Match) => ReactNode;
}) {
  return (
    <ul aria-label={props.label} className="border-t border-line">
      {props.matches.map((match) => (
        <li key={`${match.matchId}${match.tournamentId}`} className="border-b border-line">
          <Link
            to={paths.match(match.matchId)}
            className="flex min-h-16 items-center gap-4 py-2 no-underline hover:bg-raised"
          >
            <Place match={match} />
            <span className="min-w-0 flex-1 leading-5">
              <span className="line-clamp-2 font-strong wrap-anywhere">{match.tournament}</span>
              <span className="block text-small text-quiet wrap-anywhere">
                <span
                  aria-hidden="true"
                  className="mr-2 inline-block h-2.5 w-1.5 -skew-x-12"
                  style={{ background: mapHue(match.map) }}
                />
                {t`Match ${match.no}, ${match.map} · ${istDayOf(match.startsAt)}`}
              </span>
              {props.about && (
                <span className="block text-small text-quiet wrap-anywhere">
                  {props.about(match)}
                </span>
              )}
            </span>
            <span className="shrink-0 text-right leading-5 tabular-nums">
              <span className="block font-display text-title font-heavy">
                {formatTenths(match.pointsX10)}
                <span className="visually-hidden"> {t`points`}</span>
              </span>
              <span className="block text-small text-quiet">
                {plural(match.elims, { one: '# elim', other: '# elims' })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Place({ match: { status, placement } }: { match: PlayedMatch }) {
  const look = 'w-14 shrink-0 whitespace-nowrap text-center md:w-20';
  if (status !== 'played' || placement === null)
    return (
      <span className={`${look} text-small text-quiet`}>
        {status === 'absent' ? t`Absent` : t`Out`}
      </span>
    );
  return (
    <span
      className={`${look} font-display text-headline font-heavy tabular-nums ${placement === 1 ? 'text-live' : ''}`}
    >
      <span className="visually-hidden">{t`Place`} </span>#{placement}
    </span>
  );
}
