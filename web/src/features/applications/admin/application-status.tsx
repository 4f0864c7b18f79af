import { t } from '@lingui/core/macro';
import type { Application, ApplicationStatus } from '@one-dream/contract/features/applications.ts';
import { Badge, type BadgeTone } from '../../../ui/list/badge.tsx';

const tones: Record<ApplicationStatus, BadgeTone> = {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
};

export function AdminApplicationStatus({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{status.toUpperCase()}</Badge>;
}

/** What someone has applied for: the position of the list, or their own. */
export function positionOf({ position, otherPosition }: Application): string {
  return position === 'Other' ? t`Other: ${otherPosition}` : position;
}
