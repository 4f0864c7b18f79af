import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { Check } from 'lucide-react';
import { istOf } from '../../platform/ist.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useCheckIn, useUndoCheckIn } from './entry-calls.data.ts';

/** Checks the team in; until check-in closes, the same button undoes it. */
export function CheckInButton({ entry }: { entry: OwnEntry }) {
  const checkIn = useCheckIn();
  const undo = useUndoCheckIn();
  const closesAt = entry.tournament.checkinClosesAt;
  const place = useLostFocus<HTMLDivElement>('here');
  if (entry.can.checkIn) {
    return (
      <div ref={place}>
        <Button
          variant="main"
          size="large"
          wide
          busy={checkIn.isPending}
          busyText={t`Checking in...`}
          onClick={() => checkIn.mutate({ entryId: entry.entryId })}
        >{t`Check in`}</Button>
        {closesAt && (
          <p className="mt-2 text-small text-quiet">{t`Closes at ${istOf(closesAt)}. Any player of your squad can do it.`}</p>
        )}
      </div>
    );
  }
  if (!entry.can.undoCheckIn) return null;
  return (
    <div
      ref={place}
      className="mb-3 flex min-h-14 items-center gap-3 border-l-4 border-opened bg-raised py-1 pr-1 pl-4"
    >
      <Check size={20} className="shrink-0 text-opened" />
      <p tabIndex={-1} className="min-w-0 flex-1 leading-5 outline-none">
        {entry.state === 'waitlist_ready' ? t`Ready for a free slot` : t`Your team is checked in`}
        {entry.checkedIn?.by && (
          <span className="block truncate text-small text-quiet">{t`by ${entry.checkedIn.by}`}</span>
        )}
      </p>
      <button
        type="button"
        aria-busy={undo.isPending}
        onClick={() =>
          !undo.isPending &&
          undo.mutate(
            { entryId: entry.entryId },
            { onSuccess: ({ message }) => void toast.plain(message) },
          )
        }
        className="min-h-12 shrink-0 px-4 text-small font-strong underline underline-offset-4"
      >{t`Undo`}</button>
    </div>
  );
}
