import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { istOf } from '../../platform/ist.ts';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { disputesOf } from './disputes.data.ts';
import { OwnDisputes } from './own-disputes.tsx';

const disputeDialog = lazyComponent(
  async () => (await import('./dispute-dialog.tsx')).DisputeDialog,
);

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
  usePreload(disputeDialog, until !== undefined);
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
      {here.length > 0 && <OwnDisputes disputes={here} />}
      {isOpen && (
        <LazyDialog
          dialog={disputeDialog}
          open
          onClose={() => setOpen(false)}
          title={t`Dispute the result`}
        >
          {(DisputeDialog) => <DisputeDialog matchId={matchId} onClose={() => setOpen(false)} />}
        </LazyDialog>
      )}
    </div>
  );
}
