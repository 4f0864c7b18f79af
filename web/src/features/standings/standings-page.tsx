import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { sayWords } from '../../platform/say-words.ts';
import { useSession } from '../../platform/session.tsx';
import { makePart } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import { RenderedPart } from '../../ui/feedback/rendered-part.tsx';
import { Heading, Kicker } from '../../ui/typography.tsx';
import { tournamentById } from '../tournaments/tournaments.data.ts';
import { standingsBody } from './standings-part.ts';
import { StandingsSkeleton } from './standings-skeleton.tsx';

const overlayButton = makePart(
  async () => (await import('./overlay/overlay-button.tsx')).OverlayButton,
);

/** `/tournament/:id/standings`: the table at full width. */
export function StandingsPage() {
  const { id = '' } = useParams();
  const { title } = useQuery(tournamentById(id)).data ?? {};
  const { user } = useSession();
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
        <div className="empty:hidden">
          {user && (
            <PartPlace part={overlayButton} isOptional>
              {(OverlayButton) => <OverlayButton tournamentId={id} />}
            </PartPlace>
          )}
        </div>
        <RenderedPart
          part={standingsBody}
          id="standings-body"
          waiting={<StandingsSkeleton />}
          props={{ tournamentId: id }}
        />
      </div>
    </div>
  );
}
