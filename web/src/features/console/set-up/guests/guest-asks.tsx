import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ConfirmButton } from '../../../../ui/feedback/confirm-button.tsx';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { useConsoleCall } from '../../console.data.ts';
import type { ListedGuest } from './import.data.ts';

/** Requests of guest teams that a host must approve: game IDs sent by their link, and claims while a prize is due. */
export function GuestAsks({ guest }: { guest: ListedGuest }) {
  return (
    <>
      {guest.can.confirm && <ConfirmIds guest={guest} />}
      {guest.can.decideClaims &&
        guest.claims.map((claim) => <Claim key={claim.userId} guest={guest} claim={claim} />)}
    </>
  );
}

function ConfirmIds({ guest }: { guest: ListedGuest }) {
  const { entryId, name, toConfirm } = guest;
  const confirm = useConsoleCall('/guests/confirm/{entryId}');
  const ids = toConfirm.map(({ id }) => id);
  return (
    <ConfirmButton
      size="small"
      question={{
        title: t`Are these the players of ${name}?`,
        text: (
          <>
            {t`They were entered through the team's link, which may have been passed on. Compare them with what its captain sent you: each of them opens the room from then on.`}
            <ul className="mt-3">
              {toConfirm.map((player) => (
                <li key={player.id} className="flex justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">{player.name}</span>
                  <span className="tabular-nums">{player.id}</span>
                </li>
              ))}
            </ul>
          </>
        ),
        confirmText: t`Confirm`,
        harmless: true,
        busy: confirm.isPending,
      }}
      onConfirm={(close) => confirm.mutate({ entryId, ids }, { onSettled: close })}
    >{t`Confirm game IDs`}</ConfirmButton>
  );
}

function Claim({
  guest: { entryId, name },
  claim,
}: {
  guest: ListedGuest;
  claim: ListedGuest['claims'][number];
}) {
  const [isAsking, setAsking] = useState(false);
  const decide = useConsoleCall('/guests/decide/{entryId}');
  const say = (isGranted: boolean) =>
    decide.mutate(
      { entryId, userId: claim.userId, isGranted },
      { onSettled: () => setAsking(false) },
    );
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>{t`Decide claim`}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Does ${name} belong to ${claim.name}?`}
        confirmText={t`Yes, hand it over`}
        harmless
        busy={decide.isPending}
        onConfirm={() => say(true)}
      >
        {t`${claim.name} has one of its game IDs, or leads a team with half of them. If you say yes, it becomes ${claim.team}, whose leader gets the prize that is due.`}
        <Button className="mt-4" onClick={() => say(false)}>{t`No, refuse the claim`}</Button>
      </ConfirmDialog>
    </>
  );
}
