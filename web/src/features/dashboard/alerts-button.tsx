import { plural } from '@lingui/core/macro';
import type { SystemCheck } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { adminPaths } from '../../platform/pages/admin-paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { healthQuery } from './health.data.ts';
import { alertsOf } from './health-words.ts';

/** Number of things that fail or are to be done; leads to what to do about them. */
export function AlertsButton({ checks }: { checks: SystemCheck[] }) {
  const health = useQuery(healthQuery);
  const { alerts, failing } = alertsOf(checks, health.data ?? []);
  return (
    <LinkButton
      size="small"
      variant={failing > 0 ? 'danger' : 'quiet'}
      icon={<Siren size={18} />}
      to={adminPaths.health()}
    >
      {alerts} {plural(alerts, { one: 'Alert', other: 'Alerts' })}
    </LinkButton>
  );
}
