import { t } from '@lingui/core/macro';
import type { DisputeKind, DisputeState } from '@one-dream/contract/features/disputes.values.ts';

export const disputeKindWords: Record<DisputeKind, string> = {
  get result() {
    return t`Placement or elims are wrong`;
  },
  get cheating() {
    return t`Cheating`;
  },
  get teaming() {
    return t`Teaming up`;
  },
  get roster() {
    return t`Someone else played`;
  },
  get other() {
    return t`Something else`;
  },
};

export const disputeStateWords: Record<DisputeState, string> = {
  get open() {
    return t`Being looked at`;
  },
  get answered() {
    return t`Being looked at`;
  },
  get accepted() {
    return t`Accepted`;
  },
  get rejected() {
    return t`Rejected`;
  },
  get withdrawn() {
    return t`Taken back`;
  },
};

export const outcomeWords = {
  get version() {
    return t`The result was corrected.`;
  },
  get adjustment() {
    return t`Points were adjusted.`;
  },
  get disqualification() {
    return t`A team was disqualified.`;
  },
} as const;
