import { t } from '@lingui/core/macro';
import type { Series } from '@one-dream/contract/features/scrims/scrims.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { addDays } from '@one-dream/contract/schedule/scrim-days.ts';
import { useState } from 'react';
import { failureParts } from '../../../platform/refusal.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { usePauseSeries } from './series.admin.data.ts';

/** Asks for the day on which the series resumes. */
export function PauseDialog({ series, onClose }: { series: Series; onClose: () => void }) {
  const pause = usePauseSeries();
  const tomorrow = addDays(matchDayOf(new Date(serverNow())), 1);
  const [until, setUntil] = useState(tomorrow);
  function send(): void {
    pause.mutate(
      { seriesId: series._id, until },
      {
        onSuccess: ({ message, unchanged }) => {
          const [open] = unchanged;
          toast.good(open ? t`${message} ${open.title} is open already and stays.` : message);
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={t`Pause ${series.title}`}
      description={t`No scrim is created before that day. What is open for registration stays.`}
      submit={{ text: t`Pause`, busy: pause.isPending, onSubmit: send }}
    >
      <TextField
        label={t`Plays again on`}
        type="date"
        min={tomorrow}
        value={until}
        error={failureParts(pause.error).fields.until}
        onChange={({ target }) => setUntil(target.value)}
        className="[&_input]:appearance-none"
      />
    </Dialog>
  );
}
