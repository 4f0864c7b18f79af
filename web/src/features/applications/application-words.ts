import { t } from '@lingui/core/macro';
import type { ApplicationStatus } from '@one-dream/contract/features/applications/applications.ts';

export const statusWords = (): Record<ApplicationStatus, string> => ({
  pending: t`Pending`,
  approved: t`Approved`,
  rejected: t`Rejected`,
});
