import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { istOf } from '../../platform/ist.ts';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import { PartSlot } from '../../ui/feedback/part-slot.tsx';
import { Button } from '../../ui/form/button.tsx';
import { disputesOf } from './disputes.data.ts';

const disputeDialog = makePart(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);

/** Rarely needed. */
const ownDisputes = makePart(async () => (await import('./own-disputes.tsx')).OwnDisputes);

/** For a leader: the team's disputes about this match, and a new one while the window is open. */
export function DisputePart(props: {
  matchId: string;
  tournamentId: string;
  /** ISO 8601; undefined once the window is over. */
  until: string | undefined;
}) {
  const { matchId, tournamentId, until } = props;
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery(disputesOf(tournamentId));
  const here = data.filter((one) => one.matchId === matchId);
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
      {here.length > 0 && (
        <PartPlace part={ownDisputes}>{(OwnDisputes) => <OwnDisputes disputes={here} />}</PartPlace>
      )}
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
