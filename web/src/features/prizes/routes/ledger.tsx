import { t } from '@lingui/core/macro';
import { inRupees, taxFreePaise } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { waitOf } from '../../../platform/failure-of.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { SubPageHead } from '../../../ui/list/sub-page-head.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { PayoutList } from '../ledger/payout-list.tsx';
import { RulesForm } from '../ledger/rules-form.tsx';
import { toPaise } from '../prize-words.tsx';
import { type Ledger, ledgerOf, useChooseTax } from '../prizes.data.ts';

export const meta = metaOf(pages.ledger);

/** For a tournament's treasurer and the owner: prizes, winners, and outstanding payments. */
export default function LedgerPage() {
  const { id = '' } = useParams();
  const found = useQuery(ledgerOf(id));
  return (
    <div className="measure py-8 md:py-12">
      <SubPageHead
        back={{ to: paths.tournament(id), text: found.data?.tournament.title ?? t`Tournament` }}
        title={t`Prize ledger`}
      >{t`You send the money with your own app; this page keeps what was sent to whom.`}</SubPageHead>
      <Waiting {...waitOf(found)} title={t`We could not load this`}>
        <Skeleton className="mt-6 h-64" />
      </Waiting>
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
      <TriangleAlert size={20} className="mt-0.5 shrink-0 text-live" />
      <span className="tabular-nums">{t`The prizes come to ${inRupees(rulesPaise)}, the tournament page says ${inRupees(announcedPaise)}. Make them the same.`}</span>
    </p>
  );
}

/** Deliberately without a default: the sources disagree, so an owner decides with an accountant. */
function TaxForm({ tax, mayChoose }: { tax: Ledger['tax']; mayChoose: boolean }) {
  const choose = useChooseTax();
  const [percent, setPercent] = useState(tax ? String(tax.rateBp / 100) : '');
  const [above, setAbove] = useState(tax ? String(tax.abovePaise / 100) : '');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const rate = /^\d{1,2}(\.\d{1,2})?$/.test(percent.trim()) ? Number(percent) : undefined;
    const abovePaise = above.trim() === '' ? 0 : toPaise(above);
    if (rate === undefined || rate > 50 || abovePaise === undefined) {
      setError(t`Enter a rate from 0 to 50 and an amount.`);
      return;
    }
    setError(undefined);
    choose.mutate({ rateBp: Math.round(rate * 100), abovePaise });
  }
  return (
    <Panel as="section" aria-labelledby="tax">
      <Heading level={2} id="tax">{t`Tax withheld`}</Heading>
      <p className="mt-2 max-w-xl text-quiet tabular-nums">
        {tax
          ? tax.rateBp === 0
            ? t`Nothing is withheld.`
            : t`${tax.rateBp / 100} % of a prize above ${inRupees(tax.abovePaise)}.`
          : t`Nobody has chosen yet, so prizes above ₹10,000 cannot be approved. Ask your accountant.`}
      </p>
      {mayChoose ? (
        <form onSubmit={submit} noValidate className="mt-4 grid max-w-xl gap-4">
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label={t`Percent`}
              inputMode="decimal"
              placeholder={t`0 for none`}
              autoComplete="off"
              value={percent}
              error={error}
              onChange={(event) => setPercent(event.target.value)}
            />
            <TextField
              label={t`Of prizes above, rupees`}
              inputMode="decimal"
              placeholder="0"
              autoComplete="off"
              value={above}
              onChange={(event) => setAbove(event.target.value)}
            />
          </div>
          <Button
            type="submit"
            busy={choose.isPending}
            className="justify-self-start"
          >{t`Save choice`}</Button>
        </form>
      ) : (
        <p className="mt-2 text-quiet">{t`Only the owner chooses this.`}</p>
      )}
    </Panel>
  );
}
