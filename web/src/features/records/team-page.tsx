import { imageUrl } from '@one-dream/contract/images.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { istDayOf } from '../../platform/ist.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Section } from '../../ui/list/section.tsx';
import { Heading, Kicker } from '../../ui/typography.tsx';
import { MatchLines } from './match-lines.tsx';
import { type TeamRecord, teamRecord } from './records.data.ts';

/** `/team/:id`: what a team is known by and what it has done, for everybody. */
export function TeamPage() {
  const { id = '' } = useParams();
  const query = useQuery(teamRecord(id));
  useDocumentTitle(query.data?.name ?? recordPages.team.title);
  if (query.data) return <Shown team={query.data} />;
  const isMissing = isRefusal(query.error) && ['NOT_FOUND', 'INVALID'].includes(query.error.code);
  return (
    <div className="measure py-8">
      <h1 className="visually-hidden">{recordPages.team.title}</h1>
      {query.isError ? (
        <ErrorState
          {...(isMissing && { title: 'This team is not here' })}
          message={
            isMissing
              ? 'The link may be old, or the team never played here.'
              : messageOf(query.error)
          }
          {...(!isMissing && { onRetry: () => void query.refetch(), busy: query.isFetching })}
          action={<LinkButton to={paths.tournaments()}>See the tournaments</LinkButton>}
        />
      ) : (
        <SkeletonGroup label="Loading the team">
          <Skeleton className="h-28" />
          <Skeleton className="mt-6 h-24" />
          <Skeleton className="mt-8 h-80" />
        </SkeletonGroup>
      )}
    </div>
  );
}

/** Matches beyond these wait for a press: they would be three screens of a phone. */
const shownMatches = 10;

function Shown({ team }: { team: TeamRecord }) {
  const [isWhole, setWhole] = useState(false);
  const { total, events, matches } = team;
  return (
    <div className="measure pt-6 pb-16 md:pt-10 md:pb-24">
      <header className="flex items-center gap-5">
        <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 192)} size={96} />
        <div className="min-w-0">
          <Kicker>{team.isActive ? 'Team' : 'Played here before'}</Kicker>
          <Heading level={1} className="mt-1 wrap-anywhere">
            {team.name}
          </Heading>
        </div>
      </header>
      {team.players.length > 0 && (
        <ul aria-label="Players" className="mt-5 flex flex-wrap gap-2">
          {team.players.map((name, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name in the game
              key={index}
              className="flex min-w-0 items-center gap-2.5 border border-line bg-raised pr-3 font-strong"
            >
              <Avatar name={name} size={40} className="m-px" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-6 grid grid-cols-6 gap-px border border-line bg-line sm:grid-cols-5">
        <Figure label="Events" value={total.events} />
        <Figure label="Matches" value={total.matches} />
        <Figure label="WWCD" value={total.wwcd} />
        <Figure label="Elims" value={total.elims} isWide />
        <Figure label="Points a match" value={average(total)} isWide />
      </dl>
      {events.length === 0 ? (
        <EmptyState
          title="No events yet"
          text="The first one shows up here as soon as the team is registered."
          icon={<Swords size={28} />}
        />
      ) : (
        <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <Section title="Events">
            <ul className="border-t border-line">
              {events.map((event) => (
                <EventLine key={event.tournamentId} event={event} />
              ))}
            </ul>
          </Section>
          {matches.length > 0 && (
            <Section title="Last matches">
              <MatchLines
                label="Last matches"
                matches={isWhole ? matches : matches.slice(0, shownMatches)}
              />
              {!isWhole && matches.length > shownMatches && (
                <Button className="mt-4" onClick={() => setWhole(true)}>
                  Show all {matches.length} matches
                </Button>
              )}
            </Section>
          )}
        </div>
      )}
    </div>
  );
}

function Figure(props: { label: string; value: number | string; isWide?: boolean }) {
  return (
    <div
      className={`flex flex-col-reverse bg-ground p-4 ${props.isWide ? 'max-sm:col-span-3' : 'max-sm:col-span-2'}`}
    >
      <dt className="text-small text-quiet">{props.label}</dt>
      <dd className="font-display text-headline leading-none font-heavy tabular-nums">
        {props.value}
      </dd>
    </div>
  );
}

function average({ pointsX10, matches }: { pointsX10: number; matches: number }): string {
  return matches === 0 ? '–' : formatTenths(Math.round(pointsX10 / matches));
}

function EventLine({ event }: { event: TeamRecord['events'][number] }) {
  const { place } = event;
  const sums =
    event.matches === 0
      ? 'No match played yet'
      : `${event.matches} ${event.matches === 1 ? 'match' : 'matches'} · ${event.wwcd} WWCD · ${event.elims} elims · ${average(event)} points a match`;
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
              <span className="visually-hidden">Rank </span>#{place.rank}
            </>
          ) : (
            <span className="font-body text-small leading-5 font-regular text-quiet">
              {event.isOver ? '–' : 'Open'}
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1 leading-5">
          <span className="line-clamp-2 font-strong wrap-anywhere">{event.title}</span>
          <span className="block text-small text-quiet wrap-anywhere">
            {istDayOf(event.startDate)}
            {place && ` · ${place.stage}`} · {sums}
          </span>
        </span>
      </Link>
    </li>
  );
}
