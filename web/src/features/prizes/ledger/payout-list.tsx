import { plural, t } from '@lingui/core/macro';
import { inRupees } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { type Ledger, type Payout, useApprove, useRemindPayees } from '../prizes.data.ts';
import { PayoutCard } from './payout-card.tsx';

const sumOf = (payouts: readonly Payout[]) =>
  payouts.reduce((sum, { netPaise }) => sum + netPaise, 0);

/** All payments of an event: bulk actions first, then each payment. */
export function PayoutList({ ledger }: { ledger: Ledger }) {
  const tournamentId = ledger.tournament._id;
  const [isPaying, setPaying] = useState(false);
  const remind = useRemindPayees();
  const approve = useApprove();
  const [isApproving, setApproving] = useState(false);
  const live = ledger.payouts.filter(({ state }) => state !== 'waived');
  const done = live.filter(({ state }) => state === 'paid' || state === 'confirmed');
  const overdue = live.filter(({ isOverdue }) => isOverdue).length;
  const silent = live.filter(({ state, hasDetails }) => state === 'details_needed' && !hasDetails);
  const due = live.filter(({ state }) => state === 'due');
  const approved = live.filter(({ state }) => state === 'approved');

  const bar = useLostFocus<HTMLDivElement>('here');
  const sum = useRef<HTMLParagraphElement>(null);
  const isAllPaid = done.length === live.length;
  const wasAllPaid = useRef(isAllPaid);

  // The form of the last payment is gone, and what is left of the page is its foot.
  useEffect(() => {
    if (isAllPaid && !wasAllPaid.current) sum.current?.focus();
    wasAllPaid.current = isAllPaid;
  }, [isAllPaid]);

  async function approveAll(): Promise<void> {
    setApproving(true);
    const purpose = plural(due.length, {
      one: `Approve ${inRupees(sumOf(due))} for # team`,
      other: `Approve ${inRupees(sumOf(due))} for # teams`,
    });
    try {
      // In sequence: the first one asks for confirmation on behalf of all.
      for (const { _id, version } of due)
        await approve.mutateAsync({ tournamentId, payoutId: _id, version, purpose });
      setPaying(true);
    } catch {
      // The mutation has reported the error; earlier ones stay approved.
    }
    setApproving(false);
  }

  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div ref={bar} className="contents lg:flex lg:flex-wrap lg:items-center lg:gap-3">
        <p ref={sum} tabIndex={-1} className="mr-auto scroll-mt-24 tabular-nums outline-none">
          {t`${done.length} of ${live.length} paid, ${inRupees(sumOf(live) - sumOf(done))} to go.`}{' '}
          {overdue > 0 && <span className="text-closed">{t`${overdue} overdue.`}</span>}
        </p>
        {/* With something to press, it stays under a phone's thumb. */}
        <div className="z-10 flex flex-wrap items-center gap-3 bg-ground empty:hidden max-lg:sticky max-lg:bottom-(--foot-height,0px) max-lg:order-last max-lg:-mx-[16px] max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:py-2">
          {silent.length > 0 && (
            <Button
              busy={remind.isPending}
              onClick={() => remind.mutate(tournamentId)}
            >{t`Ask ${silent.length} for a UPI ID`}</Button>
          )}
          {due.length > 0 && (
            <Button
              variant="main"
              className="tabular-nums"
              busy={isApproving}
              onClick={() => void approveAll()}
            >
              {t`Approve ${due.length} · ${inRupees(sumOf(due))}`}
            </Button>
          )}
          {due.length === 0 && approved.length > 0 && !isPaying && (
            <Button variant="main" className="tabular-nums" onClick={() => setPaying(true)}>
              {t`Pay ${approved.length} now · ${inRupees(sumOf(approved))}`}
            </Button>
          )}
        </div>
      </div>
      <ol className="grid items-start gap-4 lg:grid-cols-2">
        {ledger.payouts.map((payout) => (
          <PayoutCard
            key={payout._id}
            payout={payout}
            tournamentId={tournamentId}
            opens={isPaying}
            isNext={isPaying && payout === approved[0]}
          />
        ))}
      </ol>
    </div>
  );
}
