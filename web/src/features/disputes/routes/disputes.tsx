import { t } from '@lingui/core/macro';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { scorerPaths } from '../../../platform/pages/scorer-paths.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { useServed } from '../../duties/served.data.ts';
import { DisputesBlock } from '../disputes-block.tsx';
import { OnBehalfDialog } from '../on-behalf-dialog.tsx';

export const meta = metaOf(scorerPages.disputes);

/** `/console/:tournamentId/disputes`: disputes by leaders, and their outcome. */
export default function DisputesPage() {
  const { tournamentId = '' } = useParams();
  const queryClient = useQueryClient();
  const { can } = useServed();
  const [isOpening, setOpening] = useState(false);
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 pb-16 md:pt-6 md:pb-24">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading level={2} size="title">
          {translateText(scorerPages.disputes.title)}
        </Heading>
        <TextLink
          to={scorerPaths.scoring(tournamentId)}
        >{t`Standings, adjustments, final`}</TextLink>
      </div>
      <DisputesBlock tournamentId={tournamentId} />
      {can.passOver && (
        <div className="mt-8 border-t border-line pt-4">
          <Button onClick={() => setOpening(true)}>{t`Dispute a result for a team…`}</Button>
          <p className="mt-2 text-small text-quiet">{t`For what comes up after the dispute window has closed. Only the owner can do this.`}</p>
        </div>
      )}
      {isOpening && (
        <OnBehalfDialog
          tournamentId={tournamentId}
          onClose={() => {
            setOpening(false);
            void queryClient.invalidateQueries({ queryKey: ['disputes', tournamentId] });
          }}
        />
      )}
    </div>
  );
}
