import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { failureOf } from '../../../platform/failure-of.ts';
import { istDayOf, istOf, nearDayOf } from '../../../platform/ist.ts';
import { metaOf, type PageFacts } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { useSession } from '../../../platform/session.tsx';
import { translateText } from '../../../platform/translate-text.ts';
import { mapHue } from '../../../ui/art/map-hue.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Section } from '../../../ui/list/section.tsx';
import { entriesOf, useOwnEntry } from '../../entries/entries.data.ts';
import { standingsOf } from '../../standings/standings.data.ts';
import { LobbyList } from '../lobby-list.tsx';
import { LostLine } from '../lost-line-block.tsx';
import { MatchAction } from '../match-action-block.tsx';
import { MatchHead } from '../match-head-block.tsx';
import { matchTitle } from '../match-names.ts';
import { MatchResult, PlayedTable } from '../match-result.tsx';
import { useMatchUpdates } from '../match-updates.data.ts';
import {
  hasResult,
  type MatchAnswer,
  matchesOfUser,
  matchOf,
  useMatch,
  useOwnMatches,
} from '../matches.data.ts';
import { OwnStanding } from '../own-standing-block.tsx';

async function ask({ queryClient, user, params: { id = '' } }: LoaderContext) {
  const [answer] = await Promise.all([
    queryClient.ensureQueryData(matchOf(id, user?._id)),
    user && queryClient.prefetchQuery(entriesOf(user._id)),
    user && queryClient.prefetchQuery(matchesOfUser(user._id)),
  ]);
  const { match, tournament } = answer;
  const { tournamentId, stageId, no, map, stage, startsAt } = match;
  if (hasResult(match)) await queryClient.prefetchQuery(standingsOf(tournamentId, { stageId }));
  const start = `${istDayOf(startsAt)} ${istOf(startsAt)}`;
  return {
    title: t`Match ${no} · ${map} · ${tournament}`,
    description: t`${tournament}, ${stage}: ${start}. Slots, room time and result.`,
    path: paths.match(id),
  };
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.match, (found: PageFacts) => found);

/** A match as a player needs it on a phone: place, time, slot and password. */
export default function MatchPage() {
  const { id = '' } = useParams();
  const query = useMatch(id);
  const answer = query.data;
  useMatchUpdates(answer?.match.tournamentId);
  useDocumentTitle(
    answer ? `${matchTitle(answer.match)} · ${answer.match.map}` : translateText(pages.match.title),
  );
  if (!answer) {
    const isMissing = isRefusal(query.error) && query.error.code === 'NOT_FOUND';
    return (
      <div className="measure py-8">
        <h1 className="visually-hidden">{t`Match`}</h1>
        {query.isError ? (
          <ErrorState
            {...(isMissing
              ? {
                  title: t`Match not found`,
                  message: t`The schedule may have changed. Look it up on the tournament's page.`,
                }
              : failureOf(query))}
            action={<LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>}
          />
        ) : (
          <MatchSkeleton />
        )}
      </div>
    );
  }
  return (
    <div className="measure pb-10 md:pb-20">
      <p className="-ml-1 py-1 md:py-3">
        <Link
          to={paths.tournament(answer.match.tournamentId)}
          className="inline-flex min-h-11 items-center gap-2 px-1 text-quiet no-underline hover:text-bright"
        >
          <ArrowLeft size={18} />
          {t`The tournament`}
        </Link>
      </p>
      {query.isError && (
        <LostLine
          seenAt={query.dataUpdatedAt}
          onRetry={() => void query.refetch()}
          className="mb-4"
        />
      )}
      <Shown key={answer.match._id} answer={answer} isOwnKnown={!query.isPlaceholderData} />
    </div>
  );
}

function Shown({ answer, isOwnKnown }: { answer: MatchAnswer; isOwnKnown: boolean }) {
  const { match, mine, tournament } = answer;
  const isPlayed = hasResult(match);
  const { status, user } = useSession();
  const { entry } = useOwnEntry(match.tournamentId);
  return (
    // On a desktop the slot list has a column of its own; on a phone it follows the room.
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <MatchHead match={match} mine={mine} tournament={tournament} />
        {isPlayed && (
          <div id="match-result">
            <MatchResult answer={answer} />
          </div>
        )}
        {status === 'ready' && isOwnKnown ? (
          <div id="match-action">
            <MatchAction answer={answer} entry={entry} isSignedIn={user !== undefined} />
          </div>
        ) : (
          <Skeleton className="mt-4 h-14" />
        )}
        {mine && (
          <OwnStanding
            tournamentId={match.tournamentId}
            stageId={match.stageId}
            entryId={mine.entryId}
          />
        )}
      </div>
      <div className="min-w-0 lg:row-span-2 lg:pt-2">
        <div id="match-list">
          {isPlayed ? <PlayedTable answer={answer} /> : <LobbyList answer={answer} />}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {user && <TeamMatches tournamentId={match.tournamentId} shownId={match._id} />}
        <LinkButton
          to={paths.tournamentPart(match.tournamentId, 'rules')}
          className="self-start"
        >{t`Read the rules`}</LinkButton>
      </div>
    </div>
  );
}

function MatchSkeleton() {
  return (
    <SkeletonRows
      label={t`Loading the match`}
      rows={['h-5 w-40', 'mt-3 h-11 w-64', 'mt-6 h-32', 'mt-4 h-14', 'mt-10 h-80']}
    />
  );
}

function TeamMatches(props: { tournamentId: string; shownId: string }) {
  const { data = [] } = useOwnMatches();
  const now = useServerNow(60_000);
  const others = data.filter(
    ({ match }) => match.tournamentId === props.tournamentId && match._id !== props.shownId,
  );
  if (others.length === 0) return null;
  return (
    <Section title={t`Your next matches`}>
      <ul className="flex flex-col gap-2">
        {others.map(({ match, mine }) => (
          <li key={match._id}>
            <Link
              to={paths.match(match._id)}
              className="flex min-h-14 items-center gap-3 border border-line bg-raised pr-4 no-underline transition-colors hover:border-edge"
            >
              <span
                aria-hidden="true"
                className="w-1.5 self-stretch"
                style={{ background: mapHue(match.map) }}
              />
              <span className="min-w-0 flex-1 py-2 leading-5">
                <span className="block truncate font-strong">
                  {matchTitle(match)} · {match.map}
                </span>
                <span className="text-small text-quiet tabular-nums">
                  {nearDayOf(match.startsAt, now)}, {istOf(match.startsAt)}
                </span>
              </span>
              <span className="shrink-0 text-small text-quiet">
                <Trans>
                  Slot{' '}
                  <span className="font-display text-title font-heavy text-bright tabular-nums">
                    {mine.roomSlot}
                  </span>
                </Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
