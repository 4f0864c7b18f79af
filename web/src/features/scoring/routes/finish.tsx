import { t } from '@lingui/core/macro';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consolePaths } from '../../../app/console-paths.ts';
import { metaOf } from '../../../app/page-meta.ts';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { waitOf } from '../../../platform/failure-of.ts';
import { sayWords } from '../../../platform/say-words.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { FinishStage } from '../finish-stage.tsx';
import { Finished } from '../finished.tsx';
import { stagesOf } from '../scoring.data.ts';

export const meta = metaOf(scorerPages.finish);

/** `/console/:tournamentId/finish`: winners, open issues, and the finalising button; then podium, sharing, payouts. */
export default function FinishPage() {
  const { tournamentId = '' } = useParams();
  const query = useQuery(stagesOf(tournamentId));
  const stage = query.data?.find(({ isFinal }) => !isFinal);
  const isLast = stage !== undefined && stage._id === query.data?.at(-1)?._id;
  const title = stage && !isLast ? t`Finish ${stage.name}` : sayWords(scorerPages.finish.title);
  useDocumentTitle(title);
  return (
    <div className="measure grid grid-cols-[minmax(0,1fr)] gap-5 pt-4 pb-16 md:pt-6">
      <Waiting {...waitOf(query)} label={t`Loading the stages`} rows={['h-96']} />
      {query.data?.length === 0 && (
        <EmptyState
          title={t`Nothing to finish yet`}
          text={t`There is no stage with results.`}
          action={
            <LinkButton
              to={consolePaths.tournament(tournamentId)}
            >{t`Go to the match day`}</LinkButton>
          }
        />
      )}
      {stage && (
        <>
          <Heading level={2}>{title}</Heading>
          <FinishStage key={stage._id} tournamentId={tournamentId} stage={stage} isLast={isLast} />
        </>
      )}
      {query.data && query.data.length > 0 && !stage && <Finished tournamentId={tournamentId} />}
    </div>
  );
}
