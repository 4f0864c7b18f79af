import { phaseOf } from '@one-dream/contract/features/tournaments.phases.ts';
import { Check } from 'lucide-react';
import { serverNow } from '../../../platform/server-clock.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useConsoleCall } from '../console.data.ts';
import { useServed } from '../served.ts';

/** One tap checks a team in on its behalf, the same tap takes it back: while check-in is open. */
export function CheckInButton({
  entryId,
  name,
  state,
}: {
  entryId: string;
  name: string;
  state: string;
}) {
  const { tournament } = useServed();
  const options = { tournamentId: tournament._id, isSilent: true };
  const checkIn = useConsoleCall('/entries/check-in/{entryId}', options);
  const undo = useConsoleCall('/entries/undo-check-in/{entryId}', options);
  const isIn = state === 'checked_in' || state === 'waitlist_ready';
  const isOut = state === 'registered' || state === 'waitlisted';
  if (phaseOf(tournament, new Date(serverNow())) !== 'check-in' || (!isIn && !isOut)) return null;
  const call = isIn ? undo : checkIn;
  return (
    <IconButton
      label={isIn ? `Take back the check-in of ${name}` : `Check in ${name}`}
      aria-pressed={isIn}
      aria-busy={call.isPending || undefined}
      onClick={() => !call.isPending && call.mutate({ params: { entryId } })}
      icon={
        <span
          className={classNames(
            'grid size-7 place-items-center border rounded-hair',
            isIn ? 'border-opened bg-opened text-ground' : 'border-edge text-transparent',
            call.isPending && 'animate-pulse',
          )}
        >
          <Check aria-hidden="true" size={20} strokeWidth={3} />
        </span>
      }
    />
  );
}
