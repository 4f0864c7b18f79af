import { t } from '@lingui/core/macro';
import type {
  DisputeKind,
  DisputeState,
} from '@one-dream/contract/features/disputes/disputes.values.ts';

export const disputeKindWords = (): Record<DisputeKind, string> => ({
  result: t`Placement or elims are wrong`,
  cheating: t`Cheating`,
  teaming: t`Teaming up`,
  roster: t`Someone else played`,
  other: t`Something else`,
});

export const disputeStateWords = (): Record<DisputeState, string> => ({
  open: t`Under review`,
  answered: t`Under review`,
  accepted: t`Accepted`,
  rejected: t`Rejected`,
  withdrawn: t`Taken back`,
});

export const outcomeWords = () =>
  ({
    version: t`The result was corrected.`,
    adjustment: t`Points were adjusted.`,
    disqualification: t`A team was disqualified.`,
  }) as const;
