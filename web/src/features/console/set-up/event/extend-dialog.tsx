import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { fromIstInput, toIstInput } from '../../../../platform/ist-input.ts';
import { messageAt } from '../../../../platform/refusal.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { useConsoleCall } from '../../console.data.ts';

export function ExtendDialog({
  what,
  onClose,
}: {
  what: 'registration' | 'check-in';
  onClose: () => void;
}) {
  const { tournament } = useServed();
  const [until, setUntil] = useState(() =>
    toIstInput(what === 'registration' ? tournament.regClosesAt : tournament.checkinClosesAt),
  );
  const extend = useConsoleCall('/tournament/extend/{tournamentId}', { showsRefusal: true });
  return (
    <Dialog
      onClose={onClose}
      title={what === 'registration' ? t`Extend registration` : t`Extend check-in`}
      description={
        what === 'registration'
          ? t`It closes no later than check-in opens.`
          : t`It closes 10 minutes before the first match, at the latest.`
      }
      submit={{
        text: t`Extend`,
        busy: extend.isPending,
        onSubmit: () =>
          extend.mutate(
            { tournamentId: tournament._id, what, until: fromIstInput(until) ?? '' },
            { onSuccess: onClose },
          ),
      }}
    >
      <TextField
        label={t`Closes at (IST)`}
        type="datetime-local"
        value={until}
        error={extend.error ? messageAt(extend.error, 'until') : undefined}
        onChange={(event) => setUntil(event.target.value)}
      />
    </Dialog>
  );
}
