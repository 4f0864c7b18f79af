import { t } from '@lingui/core/macro';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy, HandCoins, Table2 } from 'lucide-react';
import { useParams } from 'react-router';
import { waitOf } from '../../../platform/failure-of.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { useServed } from '../../duties/served.data.ts';
import { AskToPay } from '../../prizes/ask-to-pay-block.tsx';
import { publicPrizesOf } from '../../prizes/prizes.data.ts';
import { ShareButtonBlock } from '../../sharing/share-button-block.tsx';
import { PodiumBlock } from '../../standings/podium-block.tsx';
import { tournamentById } from '../../tournaments/tournaments.data.ts';
import { FinishStage } from '../finish-stage.tsx';
import { stagesOf } from '../scoring.data.ts';

export const meta = metaOf(scorerPages.finish);

/** `/console/:tournamentId/finish`: winners, open issues, and the finalising button; then podium, sharing, payouts. */
export default function FinishPage() {
  const { tournamentId = '' } = useParams();
  const query = useQuery(stagesOf(tournamentId));
  const stage = query.data?.find(({ isFinal }) => !isFinal);
  const isLast = stage !== undefined && stage._id === query.data?.at(-1)?._id;
  const title =
    stage && !isLast ? t`Finish ${stage.name}` : translateText(scorerPages.finish.title);
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

/** After the end: share the podium, pay the prizes, plan the next event. */
function Finished({ tournamentId }: { tournamentId: string }) {
  const tournament = useQuery(tournamentById(tournamentId)).data;
  const { can } = useServed();
  const paid = useQuery(publicPrizesOf(tournamentId)).data?.paid;
  const isPaid = paid ? paid.teamsPaid === paid.teams : false;
  const title = tournament?.title ?? '';
  const hasPrizes = Boolean(paid ?? tournament?.prizePool) || (tournament?.prizes.length ?? 0) > 0;
  const winners = { view: 'winners', id: tournamentId } as const;
  return (
    <>
      <Heading level={2}>{t`Event finished`}</Heading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_240px]">
        <PodiumBlock tournamentId={tournamentId} prizes={tournament?.prizes} />
        <div className="flex flex-wrap gap-3 lg:flex-col lg:*:w-full">
          <ShareButtonBlock
            words={t`Winners: ${title}`}
            path={paths.standings(tournamentId)}
            pictures={[
              { ...winners, label: t`Winners` },
              { view: 'standings', id: tournamentId, label: t`Standings` },
            ]}
          />
          {can.pay && (
            <LinkButton
              size="small"
              to={paths.ledger(tournamentId)}
              variant={isPaid || !hasPrizes ? undefined : 'main'}
              icon={<HandCoins size={18} />}
            >
              {isPaid || !hasPrizes ? t`Prize ledger` : t`Pay the prizes`}
            </LinkButton>
          )}
          <LinkButton
            size="small"
            to={paths.standings(tournamentId)}
            icon={<Table2 size={18} />}
          >{t`Standings`}</LinkButton>
          {can.administer && (
            <LinkButton
              size="small"
              to={adminPaths.tournaments({ copy: tournamentId })}
              icon={<Copy size={18} />}
            >{t`Copy this event`}</LinkButton>
          )}
        </div>
      </div>
      {!can.pay &&
        !isPaid &&
        (can.administer ? (
          <AskToPay tournamentId={tournamentId} />
        ) : (
          hasPrizes && (
            <p className="text-quiet">{t`The treasurer or the owner pays the prizes.`}</p>
          )
        ))}
    </>
  );
}
