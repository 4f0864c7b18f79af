import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { useServed } from '../../duties/served.data.ts';
import { entriesOf, useConsoleCall } from '../console.data.ts';

/** Checks a team in on its behalf, or undoes that, as long as the server allows. */
export function CheckInButton({ entryId, name }: { entryId: string; name: string }) {
  const { tournament } = useServed();
  const options = { isSilent: true };
  const checkIn = useConsoleCall('/entries/check-in/{entryId}', options);
  const undo = useConsoleCall('/entries/undo-check-in/{entryId}', options);
  const entries = useQuery(entriesOf(tournament._id)).data?.data;
  const can = entries?.find((one) => one.entryId === entryId)?.can;
  const isIn = can?.undoCheckIn ?? false;
  if (!isIn && !can?.checkIn) return null;
  const call = isIn ? undo : checkIn;
  return (
    <IconButton
      label={isIn ? t`Undo the check-in of ${name}` : t`Check in ${name}`}
      aria-pressed={isIn}
      aria-busy={call.isPending || undefined}
      onClick={() => !call.isPending && call.mutate({ entryId })}
      icon={
        <span
          className={classNames(
            'grid size-7 place-items-center border rounded-hair',
            isIn ? 'border-opened bg-opened text-ground' : 'border-edge text-transparent',
            call.isPending && 'animate-pulse',
          )}
        >
          <Check size={20} strokeWidth={3} />
        </span>
      }
    />
  );
}
