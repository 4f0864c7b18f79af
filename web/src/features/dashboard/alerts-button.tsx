import { plural, t } from '@lingui/core/macro';
import type { SystemCheck } from '@one-dream/contract/features/dashboard.ts';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { SystemRow } from './system-panel.tsx';

/** Number of failing live checks; opens the list with reasons. */
export function AlertsButton({ checks }: { checks: SystemCheck[] }) {
  const [isOpen, setOpen] = useState(false);
  const failing = checks.filter((check) => check.state === 'failing');
  return (
    <>
      <Button
        size="small"
        variant={failing.length > 0 ? 'danger' : 'quiet'}
        icon={<Siren aria-hidden="true" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {failing.length} {plural(failing.length, { one: 'Alert', other: 'Alerts' })}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`Alerts`}
        description={
          failing.length > 0
            ? t`These failed their last check.`
            : t`All systems OK. What is switched off is not checked.`
        }
        actions={<Button onClick={() => setOpen(false)}>{t`Close`}</Button>}
      >
        {failing.length > 0 && (
          <ul>
            {failing.map((check) => (
              <SystemRow key={check.name} check={check} />
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
}
