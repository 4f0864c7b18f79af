import { t } from '@lingui/core/macro';
import { inRupees } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { istShortDateOf } from '../../platform/ist-date.ts';
import { publicPrizesOf } from './prizes.data.ts';

/** `Paid: 8 of 8 teams, ₹10,000, on 14 Nov`, counted in payouts until every team has all of its prizes; renders nothing before payouts exist. */
export function PaidBlock({ tournamentId }: { tournamentId: string }) {
  const { data } = useQuery(publicPrizesOf(tournamentId));
  const paid = data?.paid;
  if (!paid) return null;
  const settled = data.payouts.filter(({ isPaid }) => isPaid).length;
  const sum = inRupees(paid.paidPaise);
  const day = paid.lastPaidAt ? t`, on ${istShortDateOf(paid.lastPaidAt)}` : '';
  const references = data.payouts.filter(({ reference }) => reference !== '');
  return (
    <div className="mt-4">
      <p className="flex items-start gap-2">
        <BadgeCheck size={20} className="mt-0.5 shrink-0 text-opened" />
        <span className="tabular-nums">
          {/* A team may have part of its prizes: its payouts count in the sum, not yet the team. */}
          {paid.teamsPaid === paid.teams
            ? t`Paid: ${paid.teamsPaid} of ${paid.teams} teams, ${sum}${day}`
            : t`Paid: ${settled} of ${data.payouts.length} payouts, ${sum}${day}`}
        </span>
      </p>
      {references.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-quiet">{t`References`}</summary>
          <ul className="divide-y divide-line border-y border-line text-small tabular-nums">
            {references.map((one) => (
              <li
                key={`${one.team} ${one.rank} ${one.award}`}
                className="flex flex-wrap justify-between gap-x-4 py-2"
              >
                <span className="min-w-0 break-words">{one.team}</span>
                <span className="text-quiet">
                  {inRupees(one.netPaise)} · {one.reference}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
