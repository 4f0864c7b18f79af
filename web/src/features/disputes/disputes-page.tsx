import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { useParams } from 'react-router';
import { scorerPaths } from '../../app/scorer-paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { TextLink } from '../../ui/form/text-link.tsx';
import { Heading } from '../../ui/typography.tsx';
import { DisputesBlock } from './disputes-block.tsx';

/** `/console/:tournamentId/disputes`: what leaders object to, and what becomes of it. */
export function DisputesPage() {
  const { tournamentId = '' } = useParams();
  useDocumentTitle(scorerPages.disputes.title);
  return (
    <div className="measure pt-4 pb-16 md:pt-6 md:pb-24">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading level={2} size="title">
          {scorerPages.disputes.title}
        </Heading>
        <TextLink to={scorerPaths.scoring(tournamentId)}>Standings, adjustments, final</TextLink>
      </div>
      <DisputesBlock tournamentId={tournamentId} />
    </div>
  );
}
