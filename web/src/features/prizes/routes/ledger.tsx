import { t } from '@lingui/core/macro';
import { inRupees, taxFreePaise } from '@one-dream/contract/features/prizes.values.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { useParams } from 'react-router';
import { metaOf } from '../../../app/page-meta.ts';
import { paths } from '../../../app/paths.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { PayoutList } from '../ledger/payout-list.tsx';
import { RulesForm } from '../ledger/rules-form.tsx';
import { TaxForm } from '../ledger/tax-form.tsx';
import { type Ledger, ledgerOf } from '../prizes.data.ts';

export const meta = metaOf(pages.ledger);

/** For a tournament's treasurer and the owner: prizes, winners, and outstanding payments. */
export default function LedgerPage() {
  const { id = '' } = useParams();
  const found = useQuery(ledgerOf(id));
  return (
    <div className="measure py-8 md:py-12">
      <TextLink to={paths.tournament(id)} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" size={18} />
        {found.data?.tournament.title ?? t`Tournament`}
      </TextLink>
      <Heading level={1} className="mt-2">{t`Prize ledger`}</Heading>
      <p className="mt-2 max-w-xl text-quiet">{t`You send the money with your own app; this page keeps what was sent to whom.`}</p>
      {found.isPending && <Skeleton className="mt-6 h-64" />}
      {found.isError && !found.data && (
        <ErrorState {...failureOf(found)} title={t`We could not load this`} />
      )}
      {found.data && <LedgerView ledger={found.data} />}
    </div>
  );
}

function LedgerView({ ledger }: { ledger: Ledger }) {
  const { can } = ledger;
  const isMade = ledger.payouts.length > 0;
  // Below this amount nobody is asked. Rules that overlap may add up to more than each of them.
  const mayBeTaxed =
    ledger.rules.some(({ amountPaise }) => amountPaise > taxFreePaise) ||
    ledger.payouts.some(({ grossPaise }) => grossPaise > taxFreePaise);
  return (
    <div className="mt-6 grid gap-5">
      <PoolNote ledger={ledger} />
      {isMade ? (
        <PayoutList ledger={ledger} />
      ) : (
        <RulesForm ledger={ledger} mayWrite={can.writeRules} mayPay={can.pay} />
      )}
      {mayBeTaxed && <TaxForm tax={ledger.tax} mayChoose={can.chooseTax} />}
    </div>
  );
}

/** Compares the sum of the prizes with the pool announced on the tournament page. */
function PoolNote({ ledger }: { ledger: Ledger }) {
  const { announcedPaise, rulesPaise } = ledger;
  if (announcedPaise === null || rulesPaise === 0 || announcedPaise === rulesPaise) return null;
  return (
    <p role="status" className="flex items-start gap-3 border border-live px-4 py-3">
      <TriangleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-live" />
      <span className="tabular-nums">{t`The prizes come to ${inRupees(rulesPaise)}, the tournament page says ${inRupees(announcedPaise)}. Make them the same.`}</span>
    </p>
  );
}
