import { t } from '@lingui/core/macro';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { istOf } from '../../platform/ist.ts';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartSlot } from '../../ui/feedback/part-slot.tsx';
import { Button } from '../../ui/form/button.tsx';
import { OwnDisputes } from './own-disputes.tsx';

const disputeDialog = makePart(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);

/** For a leader: what the team disputed about this match, and a dispute while its window is open. */
export function DisputePart(props: {
  matchId: string;
  tournamentId: string;
  /** ISO 8601; without it, the window is over. */
  until: string | undefined;
}) {
  const { matchId, tournamentId, until } = props;
  const [isOpen, setOpen] = useState(false);
  useFetchedAhead(disputeDialog, until !== undefined);
  return (
    <div>
      {until && (
        <>
          <Button
            size="large"
            wide
            icon={<Flag aria-hidden="true" size={20} />}
            onClick={() => setOpen(true)}
          >{t`Dispute`}</Button>
          <p className="mt-2 text-small text-quiet">{t`The result is provisional. You can dispute it until ${istOf(until)}.`}</p>
        </>
      )}
      <OwnDisputes matchId={matchId} tournamentId={tournamentId} />
      {isOpen && (
        <PartSlot
          part={disputeDialog}
          open
          onClose={() => setOpen(false)}
          title={t`Dispute the result`}
        >
          {(DisputeDialog) => <DisputeDialog matchId={matchId} onClose={() => setOpen(false)} />}
        </PartSlot>
      )}
    </div>
  );
}
