import { t } from '@lingui/core/macro';
import { inRupees } from '@one-dream/contract/features/prizes.values.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { useParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { makePart } from '../../../ui/feedback/part.ts';
import { PartPlace } from '../../../ui/feedback/part-place.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { type Ledger, ledgerOf } from '../prizes.data.ts';
import { PayoutList } from './payout-list.tsx';

const rulesForm = makePart(async () => (await import('./rules-form.tsx')).RulesForm);
const taxForm = makePart(async () => (await import('./tax-form.tsx')).TaxForm);

/** For a tournament's treasurer and the owner: prizes, winners, and outstanding payments. */
export function LedgerPage() {
  useDocumentTitle(pages.ledger.title);
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
  return (
    <div className="mt-6 grid gap-5">
      <PoolNote ledger={ledger} />
      {isMade ? (
        <PayoutList ledger={ledger} />
      ) : (
        <PartPlace part={rulesForm} waiting={<Skeleton className="h-160" />}>
          {(RulesForm) => <RulesForm ledger={ledger} mayWrite={can.writeRules} mayPay={can.pay} />}
        </PartPlace>
      )}
      <PartPlace part={taxForm} waiting={<Skeleton className="h-64" />}>
        {(TaxForm) => <TaxForm tax={ledger.tax} mayChoose={can.chooseTax} />}
      </PartPlace>
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
