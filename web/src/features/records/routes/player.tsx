import { t } from '@lingui/core/macro';
import { recordLimits } from '@one-dream/contract/features/records/records.values.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { failureOf } from '../../../platform/failure-of.ts';
import { metaOf, type PageFacts } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { recordPaths } from '../../../platform/pages/record-paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { EventList, splitEvents, Totals } from '../event-line.tsx';
import { type PlayerRecord, playerRecord } from '../records.data.ts';

async function ask({ queryClient, params: { id = '' } }: LoaderContext) {
  const found = await queryClient.ensureQueryData(playerRecord(id));
  return { title: found.inGameName };
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(recordPages.player, (found: PageFacts) => found);

/** `/player/:id`: public in-game name, team and history of a player. */
export default function PlayerPage() {
  const { id = '' } = useParams();
  const query = useQuery(playerRecord(id));
  useDocumentTitle(query.data?.inGameName ?? translateText(recordPages.player.title));
  if (query.data) return <Shown player={query.data} />;
  const isMissing = isRefusal(query.error) && ['NOT_FOUND', 'INVALID'].includes(query.error.code);
  return (
    <div className="measure py-8">
      <h1 className="visually-hidden">{translateText(recordPages.player.title)}</h1>
      {query.isError ? (
        <ErrorState
          {...(isMissing
            ? {
                title: t`Player not found`,
                message: t`The link may be old, or the player shows no page.`,
              }
            : failureOf(query))}
          action={
            <LinkButton to={paths.ladder({ view: 'month' })}>{t`See the leaderboards`}</LinkButton>
          }
        />
      ) : (
        <SkeletonRows label={t`Loading the player`} rows={['h-28', 'mt-8 h-80']} />
      )}
    </div>
  );
}

function Shown({ player }: { player: PlayerRecord }) {
  const { inGameName, role, team, events } = player;
  const { played, toCome } = splitEvents(events);
  return (
    <div className="measure pt-6 pb-16 md:pt-10 md:pb-24">
      <header className="flex items-center gap-5">
        <Avatar name={inGameName} size={96} />
        <div className="min-w-0">
          <Kicker>{role || t`Player`}</Kicker>
          <Heading level={1} className="mt-1 wrap-anywhere">
            {inGameName}
          </Heading>
        </div>
      </header>
      {team && (
        <Link
          to={recordPaths.team(team.id)}
          className="mt-6 flex min-h-14 max-w-xl items-center gap-4 border border-line bg-raised px-3 py-2 no-underline hover:bg-lifted"
        >
          <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 96)} size={40} />
          <span className="min-w-0">
            <span className="block text-small text-quiet">{t`Team`}</span>
            <span className="line-clamp-2 font-strong wrap-anywhere">{team.name}</span>
          </span>
        </Link>
      )}
      {events.length === 0 ? (
        <EmptyState
          title={t`No events yet`}
          text={t`The first one shows up here as soon as a team registers with this player.`}
          icon={<Swords size={28} />}
          action={<LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>}
        />
      ) : (
        <>
          <Totals
            total={totalOf(played)}
            isCut={events.length === recordLimits.events}
            of={
              new Set(played.map((event) => event.team)).size > 1
                ? t`With their teams`
                : t`With the team`
            }
          />
          <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
            <EventList title={t`Events`} events={played} more={ownWords(team?.name)} />
            <EventList title={t`Coming up`} events={toCome} more={ownWords(team?.name)} />
          </div>
        </>
      )}
    </div>
  );
}

function totalOf(events: PlayerRecord['events']) {
  const sum = (key: 'matches' | 'wwcd' | 'elims' | 'pointsX10') =>
    events.reduce((total, event) => total + event[key], 0);
  return {
    events: events.length,
    matches: sum('matches'),
    wwcd: sum('wwcd'),
    elims: sum('elims'),
    pointsX10: sum('pointsX10'),
  };
}

/** `Night Owls · 12 elims of their own · Most eliminations`; of the current team, which stands above, no name. */
const ownWords = (teamNow: string | undefined) => (event: PlayerRecord['events'][number]) =>
  [
    event.team !== teamNow && event.team,
    event.ownElims !== null && t`${event.ownElims} elims of their own`,
    event.hasMostElims && t`Most eliminations`,
  ]
    .filter(Boolean)
    .join(' · ');
