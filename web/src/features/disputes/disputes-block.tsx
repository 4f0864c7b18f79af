import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { waitOf } from '../../platform/failure-of.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { Heading } from '../../ui/typography.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { type Dispute, disputesOf } from './disputes.data.ts';

/** A tournament's disputes for the deciding staff, open ones first. */
export function DisputesBlock({ tournamentId }: { tournamentId: string }) {
  const query = useQuery(disputesOf(tournamentId));
  if (!query.data)
    return (
      <Waiting
        {...waitOf(query)}
        label={t`Loading the disputes`}
        className="flex flex-col gap-4"
        rows={['h-48', 'h-48']}
      />
    );
  if (query.data.length === 0) {
    return (
      <EmptyState
        title={t`No disputes`}
        text={t`Leaders can open one from their match page while its window is open. It shows up here.`}
        icon={<Scale size={28} />}
      />
    );
  }
  const open = query.data.filter(isOpen);
  const decided = query.data.filter((dispute) => !isOpen(dispute));
  return (
    <div className="flex flex-col gap-8">
      <section aria-label={t`Open disputes`} className="flex flex-col gap-4">
        <Heading level={2}>
          {open.length === 0
            ? t`Nothing open`
            : plural(open.length, { one: 'One open', other: '# open' })}
        </Heading>
        {open.map((dispute) => (
          <DisputeCard key={dispute._id} tournamentId={tournamentId} dispute={dispute} />
        ))}
      </section>
      {decided.length > 0 && (
        <section aria-label={t`Decided disputes`} className="flex flex-col gap-4">
          <Heading level={2}>{t`Decided`}</Heading>
          {decided.map((dispute) => (
            <DisputeCard key={dispute._id} tournamentId={tournamentId} dispute={dispute} />
          ))}
        </section>
      )}
    </div>
  );
}

function isOpen({ state }: Dispute): boolean {
  return state === 'open' || state === 'answered';
}
