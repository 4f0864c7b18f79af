import { t } from '@lingui/core/macro';
import type {
  Application,
  ApplicationStatus,
} from '@one-dream/contract/features/applications/applications.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { Badge, type BadgeTone } from '../../../ui/list/badge.tsx';
import { statusWords } from '../application-words.ts';

const tones: Record<ApplicationStatus, BadgeTone> = {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
};

export function AdminApplicationStatus({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{statusWords()[status].toUpperCase()}</Badge>;
}

/** The position applied for: from the list, or in the applicant's own words. */
export function positionOf({ position, otherPosition }: Application): string {
  return position === 'Other' ? t`Other: ${otherPosition}` : translateEnglish(position);
}
