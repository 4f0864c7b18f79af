import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { messageOf } from '../../platform/refusal.ts';
import { mapHue } from '../../ui/art/map-hue.ts';
import { classNames } from '../../ui/class-names.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Section } from '../../ui/list/section.tsx';
import { AddToCalendar } from './add-to-calendar-block.tsx';
import { matchStateWords, matchTitle } from './match-names.ts';
import { useMatchUpdates } from './match-updates.data.ts';
import { isDone, isOn, type ListedMatch, matchesOf, useOwnMatches } from './matches.data.ts';

/** Matches of a tournament, day by day; the viewer's own are marked with their slot. */
export function MatchList({ tournamentId }: { tournamentId: string }) {
  const asked = matchesOf(tournamentId);
  const query = useQuery(asked);
  const { data, isPending } = query;
  const { data: own = [] } = useOwnMatches();
  useMatchUpdates(tournamentId);
  if (isPending) {
    return <SkeletonRows label={t`Loading the matches`} rows={['h-9 w-40', 'mt-4 h-72']} />;
  }
  if (query.isError && !data) {
    return (
      <FailureNotice busy={query.isFetching} onRetry={() => void query.refetch()}>
        {t`We could not load the matches. ${messageOf(query.error)}`}
      </FailureNotice>
    );
  }
  const matches = data ?? [];
  const days = [...new Set(matches.map(({ startsAt }) => istDayOf(startsAt)))];
  return (
    <Section
      title={t`Matches`}
      aside={matches.length > 0 && <AddToCalendar tournamentId={tournamentId} />}
    >
      {matches.length === 0 && (
        <p className="border border-dashed border-line p-5 text-quiet">{t`The matches are not planned yet. Check-in and room times show up here.`}</p>
      )}
      {days.map((day) => (
        <section key={day} aria-label={day} className="mt-5 first:mt-0">
          <h3 className="border-b border-line pb-2 font-display text-action font-medium tracking-wide text-quiet">
            {day}
          </h3>
          <ol>
            {matches
              .filter(({ startsAt }) => istDayOf(startsAt) === day)
              .map((match) => (
                <Row
                  key={match._id}
                  match={match}
                  slot={own.find((one) => one.match._id === match._id)?.mine.roomSlot}
                />
              ))}
          </ol>
        </section>
      ))}
    </Section>
  );
}

function Row({ match, slot }: { match: ListedMatch; slot: number | undefined }) {
  const isNow = isOn(match);
  return (
    <li className="border-b border-line">
      <Link
        to={paths.match(match._id)}
        className="flex min-h-14 flex-wrap items-center gap-x-3 pr-1 no-underline transition-colors hover:bg-raised"
      >
        <span
          aria-hidden="true"
          className="w-1 self-stretch"
          style={{ background: mapHue(match.map) }}
        />
        <span className="min-w-22 shrink-0 font-display text-action font-medium tabular-nums">
          {istOf(match.startsAt)}
        </span>
        <span className="min-w-0 flex-1 basis-20 py-2 leading-5">
          <span className="line-clamp-2 font-strong wrap-break-word">
            {matchTitle(match)} · {match.map}
          </span>
          <span className="block truncate text-small text-quiet">
            {match.stage}
            {match.format !== 'single' && ` · ${match.groups.join(' + ')}`}
          </span>
        </span>
        {slot !== undefined && !isDone(match) ? (
          <span className="ml-auto shrink-0 text-small text-quiet">
            <Trans>
              Slot{' '}
              <span className="font-display text-title font-heavy text-bright tabular-nums">
                {slot}
              </span>
            </Trans>
          </span>
        ) : (
          match.state !== 'scheduled' && (
            <span
              className={classNames(
                'ml-auto max-w-24 shrink-0 pb-1 text-right text-small leading-4',
                isNow ? 'text-live' : 'text-quiet',
              )}
            >
              {matchStateWords()[match.state]}
            </span>
          )
        )}
      </Link>
    </li>
  );
}
