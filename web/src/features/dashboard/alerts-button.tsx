import { plural } from '@lingui/core/macro';
import type { SystemCheck } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { Siren } from 'lucide-react';
import { adminPaths } from '../../platform/pages/admin-paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';

/** Number of failing live checks; leads to what to do about them. */
export function AlertsButton({ checks }: { checks: SystemCheck[] }) {
  const failing = checks.filter((check) => check.state === 'failing').length;
  return (
    <LinkButton
      size="small"
      variant={failing > 0 ? 'danger' : 'quiet'}
      icon={<Siren size={18} />}
      to={adminPaths.health()}
    >
      {failing} {plural(failing, { one: 'Alert', other: 'Alerts' })}
    </LinkButton>
  );
}
