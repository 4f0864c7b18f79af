import { t } from '@lingui/core/macro';
import { CalendarPlus } from 'lucide-react';
import { DialogButton } from '../../ui/feedback/dialog-button.tsx';
import { lazyComponent } from '../../ui/feedback/lazy-component.ts';
import type { CalendarOf } from './calendar-dialog.tsx';

const calendarDialog = lazyComponent(
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
);

/** Adds the times of a tournament, or of the own team, to a calendar as a subscription that stays up to date. */
export function AddToCalendar(props: CalendarOf) {
  return (
    <DialogButton
      dialog={calendarDialog}
      given={props}
      title={t`Add to calendar`}
      size="small"
      icon={<CalendarPlus size={18} />}
    >{t`Add to calendar`}</DialogButton>
  );
}
