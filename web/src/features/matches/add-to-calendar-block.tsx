import { t } from '@lingui/core/macro';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { CalendarOf } from './calendar-dialog.tsx';

const calendarDialog = lazyComponent(
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
);

/** Adds the times of a tournament, or of the own team, to a calendar as a subscription that stays up to date. */
export function AddToCalendar(props: CalendarOf) {
  const [isOpen, setOpen] = useState(false);
  usePreload(calendarDialog);
  return (
    <>
      <Button
        size="small"
        icon={<CalendarPlus size={18} />}
        onClick={() => setOpen(true)}
      >{t`Add to calendar`}</Button>
      {isOpen && (
        <LazyDialog
          dialog={calendarDialog}
          open
          onClose={() => setOpen(false)}
          title={t`Add to calendar`}
        >
          {(CalendarDialog) => <CalendarDialog {...props} onClose={() => setOpen(false)} />}
        </LazyDialog>
      )}
    </>
  );
}
