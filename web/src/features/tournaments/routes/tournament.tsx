import { t } from '@lingui/core/macro';
import { isAdmin } from '@one-dream/contract/duties.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { tournamentParts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { data, Link, useParams } from 'react-router';
import { failureOf } from '../../../platform/failure-of.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { metaOf, type PageFacts } from '../../../platform/pages/page-meta.ts';
import { paths, withQuery } from '../../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useSession } from '../../../platform/session.tsx';
import { translateText } from '../../../platform/translate-text.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { useIsOnDuty } from '../../duties/duties.data.ts';
import { matchesOf } from '../../matches/matches.data.ts';
import { MessageButtonBlock } from '../../sharing/message-button-block.tsx';
import { askForResults } from '../../standings/standings.data.ts';
import { factsOf } from '../tournament-facts.data.ts';
import { TournamentSkeleton } from '../tournament-skeleton.tsx';
import { TournamentView } from '../tournament-view.tsx';
import { currentTournaments, previousTournaments, tournamentById } from '../tournaments.data.ts';
import { askForViewer } from '../viewer-state.data.ts';

async function ask({ queryClient, user, params }: LoaderContext) {
  const { id = '', part } = params;
  if (part !== undefined && !(tournamentParts as readonly string[]).includes(part))
    throw data(null, { status: 404 });
  const [tournament] = await Promise.all([
    queryClient.ensureQueryData(tournamentById(id)),
    user && askForViewer(queryClient, user),
  ]);
  const { status } = tournament;
  await Promise.all([
    (status === 'CLOSED' || status === 'LIVE') && queryClient.prefetchQuery(matchesOf(id)),
    askForResults(queryClient, tournament),
  ]);
  return factsOf(tournament);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.tournament, (found: PageFacts) => found);

/** A tournament in any state, with its registered teams. */
export default function TournamentPage() {
  const { id = '', part } = useParams();
  const known = useKnownTournament(id);
  const query = useQuery({ ...tournamentById(id), placeholderData: known });
  const isHost = useIsOnDuty(id, ['host']);
  const { user } = useSession();
  useDocumentTitle(query.data?.title ?? translateText(pages.tournament.title));
  const isMissing = isRefusal(query.error) && query.error.code === 'NOT_FOUND';
  return (
    <div className="measure pb-16 md:pb-24">
      <div className="-mx-1 flex flex-wrap items-center justify-between gap-x-4 py-2 md:py-4">
        <Link
          to={paths.tournaments()}
          className="inline-flex min-h-11 items-center gap-2 px-1 text-quiet no-underline hover:text-bright"
        >
          <ArrowLeft size={18} />
          {t`All tournaments`}
        </Link>
        {isHost && query.data && !query.data.isDraft && <HostBar tournamentId={id} />}
        {user && isAdmin(user) && query.data?.status === 'COMPLETED' && (
          <Link
            to={withQuery(`${paths.admin()}/tournament`, { copy: id })}
            className="inline-flex min-h-11 items-center px-1 text-quiet no-underline hover:text-bright"
          >{t`Copy this event`}</Link>
        )}
      </div>
      {/* Otherwise the tournament's title is the heading of the page. */}
      {!query.data && <h1 className="visually-hidden">{t`Tournament`}</h1>}
      {query.isPending && <TournamentSkeleton />}
      {query.isError && !query.data && (
        <ErrorState
          {...(isMissing
            ? {
                title: t`Tournament not found`,
                message: t`It may have been taken down, or a letter in the address is missing.`,
              }
            : failureOf(query))}
          action={<LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>}
        />
      )}
      {query.data && (
        <TournamentView
          tournament={query.data}
          part={tournamentParts.find((known) => known === part)}
        />
      )}
    </div>
  );
}

/** Host's bar on the event's page: message to the group, console. */
function HostBar({ tournamentId }: { tournamentId: string }) {
  return (
    <span className="flex items-center gap-2">
      <MessageButtonBlock tournamentId={tournamentId} />
      <LinkButton size="small" to={consolePaths.tournament(tournamentId)}>{t`Console`}</LinkButton>
    </span>
  );
}

/** A tournament from an already loaded list, shown until its own query completes. */
function useKnownTournament(id: string): Tournament | undefined {
  const queryClient = useQueryClient();
  const current = queryClient.getQueryData(currentTournaments.queryKey) ?? [];
  const previous = queryClient.getQueryData(previousTournaments.queryKey)?.pages ?? [];
  return [...current, ...previous.flatMap((page) => page.data)].find((one) => one._id === id);
}
