import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { sayWords } from '../../platform/say-words.ts';
import { Heading, Kicker } from '../../ui/typography.tsx';
import { useOwnTeam } from '../teams/teams.data.ts';
import { tournamentById } from '../tournaments/tournaments.data.ts';
import { OverlayButton } from './overlay/overlay-button.tsx';
import { PodiumBlock } from './podium-block.tsx';
import { StandingsBlock } from './standings-block.tsx';

/** `/tournament/:id/standings`: the table at full width. */
export function StandingsPage() {
  const { id = '' } = useParams();
  const tournament = useQuery(tournamentById(id));
  const team = useOwnTeam().data?.team;
  const title = tournament.data?.title;
  useDocumentTitle(
    title ? `${sayWords(pages.standings.title)}: ${title}` : sayWords(pages.standings.title),
  );
  return (
    <div className="measure pb-16 md:pb-24">
      <p className="-ml-1 py-2 md:py-4">
        <Link
          to={paths.tournament(id)}
          className="inline-flex min-h-11 items-center gap-2 px-1 text-quiet no-underline hover:text-bright"
        >
          <ArrowLeft aria-hidden="true" size={18} />
          {t`The tournament`}
        </Link>
      </p>
      <Kicker>{sayWords(pages.standings.title)}</Kicker>
      <Heading level={1} className="mt-1 min-h-[1lh] wrap-anywhere">
        {title ?? <span className="visually-hidden">{sayWords(pages.standings.title)}</span>}
      </Heading>
      <div className="mt-6 flex min-w-0 flex-col gap-8">
        {tournament.data?.status === 'COMPLETED' && (
          <PodiumBlock tournamentId={id} prizes={tournament.data.prizes} />
        )}
        <div className="empty:hidden">
          <OverlayButton tournamentId={id} />
        </div>
        <StandingsBlock tournamentId={id} ownTeamId={team?._id} />
      </div>
    </div>
  );
}
