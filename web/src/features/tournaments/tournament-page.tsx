import { t } from '@lingui/core/macro';
import { isAdmin } from '@one-dream/contract/duties.ts';
import { tournamentParts } from '@one-dream/contract/features/tournaments.values.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { paths, withQuery } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { sayWords } from '../../platform/say-words.ts';
import { useSession } from '../../platform/session.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { useIsOnDuty } from '../duties/duties.data.ts';
import { standingsBody } from '../standings/standings-part.ts';
import { TournamentSkeleton } from './tournament-skeleton.tsx';
import { TournamentView } from './tournament-view.tsx';
import { tournamentById } from './tournaments.data.ts';
import { useKnownTournament } from './use-known-tournament.ts';

/** Only for its staff. */
const hostBar = makePart(async () => (await import('./details/host-bar.tsx')).HostBar);
/** A tournament in any state, with its registered teams. */
export function TournamentPage() {
  const { id = '', part } = useParams();
  useFetchedAhead(standingsBody);
  const known = useKnownTournament(id);
  const query = useQuery({ ...tournamentById(id), placeholderData: known });
  const isHost = useIsOnDuty(id, ['host']);
  const { user } = useSession();
  useDocumentTitle(query.data?.title ?? sayWords(pages.tournament.title));
  return (
    <div className="measure pb-16 md:pb-24">
      <div className="-mx-1 flex flex-wrap items-center justify-between gap-x-4 py-2 md:py-4">
        <Link
          to={paths.tournaments()}
          className="inline-flex min-h-11 items-center gap-2 px-1 text-quiet no-underline hover:text-bright"
        >
          <ArrowLeft aria-hidden="true" size={18} />
          {t`All tournaments`}
        </Link>
        {isHost && query.data && !query.data.isDraft && (
          <PartPlace part={hostBar} isOptional>
            {(HostBar) => <HostBar tournamentId={id} />}
          </PartPlace>
        )}
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
      {query.isError && !query.data && <NotShown error={query.error} query={query} />}
      {query.data && (
        <TournamentView
          tournament={query.data}
          part={tournamentParts.find((known) => known === part)}
        />
      )}
    </div>
  );
}

function NotShown(props: {
  error: Error;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}) {
  const isMissing = isRefusal(props.error) && props.error.code === 'NOT_FOUND';
  const back = <LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>;
  if (isMissing) {
    return (
      <ErrorState
        title={t`This tournament is not here`}
        message={t`It may have been taken down, or a letter in the address is missing.`}
        action={back}
      />
    );
  }
  return (
    <ErrorState
      message={messageOf(props.error)}
      busy={props.query.isFetching}
      onRetry={() => void props.query.refetch()}
      action={back}
    />
  );
}
