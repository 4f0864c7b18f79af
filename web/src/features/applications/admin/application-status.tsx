import { t } from '@lingui/core/macro';
import type { Application, ApplicationStatus } from '@one-dream/contract/features/applications.ts';
import { Badge, type BadgeTone } from '../../../ui/list/badge.tsx';

const tones: Record<ApplicationStatus, BadgeTone> = {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
};

export function AdminApplicationStatus({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{words()[status]}</Badge>;
}

const words = (): Record<ApplicationStatus, string> => ({
  pending: t`PENDING`,
  approved: t`APPROVED`,
  rejected: t`REJECTED`,
});

/** The position applied for: one of the list, or in the applicant's words. */
export function positionOf({ position, otherPosition }: Application): string {
  return position === 'Other' ? t`Other: ${otherPosition}` : position;
}
