import { t } from '@lingui/core/macro';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { waitOf } from '../../../platform/failure-of.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { scorerPaths, scoringSearch } from '../../../platform/pages/scorer-paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { stagesOf } from '../scoring.data.ts';
import { StageScoringBlock } from '../stage-scoring-block.tsx';

export const meta = metaOf(scorerPages.scoring);

/** `/console/:tournamentId/scoring`: each stage's scoring rules, adjustments, ties, finalising. */
export default function ScoringPage() {
  const { tournamentId = '' } = useParams();
  const [search, change] = useSearch(scoringSearch);
  const query = useQuery(stagesOf(tournamentId));
  const stages = query.data ?? [];
  const stage = stages.find(({ _id }) => _id === search.stage) ?? stages[0];
  return (
    <div className="measure pt-4 pb-16 md:pt-6 md:pb-24">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading level={2} size="title">
          {translateText(scorerPages.scoring.title)}
        </Heading>
        <TextLink to={scorerPaths.disputes(tournamentId)}>{t`Disputes`}</TextLink>
      </div>
      <Waiting {...waitOf(query)} label={t`Loading the stages`} rows={['h-96']} />
      {query.data && !stage && (
        <EmptyState
          title={t`No stages yet`}
          text={t`Make the first stage; then its preset, bands and final are here.`}
          action={
            <LinkButton
              to={consolePaths.tournament(tournamentId, { view: 'draw' })}
            >{t`Make a stage`}</LinkButton>
          }
        />
      )}
      {stage && (
        <Tabs
          label={t`Stage`}
          tabs={stages.map(({ _id, name }) => ({ value: _id, text: name }))}
          value={stage._id}
          onValueChange={(next) => change({ stage: next })}
        >
          <StageScoringBlock key={stage._id} tournamentId={tournamentId} stageId={stage._id} />
        </Tabs>
      )}
    </div>
  );
}
