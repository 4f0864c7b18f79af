import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy, HandCoins, Table2 } from 'lucide-react';
import { paths, withQuery } from '../../app/paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useServed } from '../duties/served.data.ts';
import { AskToPay } from '../prizes/ask-to-pay-block.tsx';
import { publicPrizesOf } from '../prizes/prizes.data.ts';
import { ShareButtonBlock } from '../sharing/share-button-block.tsx';
import { PodiumBlock } from '../standings/podium-block.tsx';
import { tournamentById } from '../tournaments/tournaments.data.ts';

/** After the end: share the podium, pay the prizes, plan the next event. */
export function Finished({ tournamentId }: { tournamentId: string }) {
  const tournament = useQuery(tournamentById(tournamentId)).data;
  const { can } = useServed();
  const paid = useQuery(publicPrizesOf(tournamentId)).data?.paid;
  const isPaid = paid ? paid.teamsPaid === paid.teams : false;
  const title = tournament?.title ?? '';
  const winners = { view: 'winners', id: tournamentId } as const;
  return (
    <>
      <Heading level={2}>{t`Event finished`}</Heading>
      <PodiumBlock tournamentId={tournamentId} prizes={tournament?.prizes} />
      <div className="flex flex-wrap gap-3">
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
            variant={isPaid ? undefined : 'main'}
            icon={<HandCoins aria-hidden="true" size={18} />}
          >
            {isPaid ? t`Prize ledger` : t`Pay the prizes`}
          </LinkButton>
        )}
        <LinkButton
          size="small"
          to={paths.standings(tournamentId)}
          icon={<Table2 aria-hidden="true" size={18} />}
        >{t`Standings`}</LinkButton>
        {can.administer && (
          <LinkButton
            size="small"
            to={withQuery(`${paths.admin()}/tournament`, { copy: tournamentId })}
            icon={<Copy aria-hidden="true" size={18} />}
          >{t`Copy this event`}</LinkButton>
        )}
      </div>
      {!can.pay &&
        !isPaid &&
        (can.administer ? (
          <AskToPay tournamentId={tournamentId} />
        ) : (
          <p className="text-quiet">{t`The treasurer or the owner pays the prizes.`}</p>
        ))}
    </>
  );
}
