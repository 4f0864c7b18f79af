import type { DisputeKind, DisputeState } from '@one-dream/contract/features/disputes.values.ts';

export const disputeKindWords: Record<DisputeKind, string> = {
  result: 'Placement or elims are wrong',
  cheating: 'Cheating',
  teaming: 'Teaming up',
  roster: 'Someone else played',
  other: 'Something else',
};

export const disputeStateWords: Record<DisputeState, string> = {
  open: 'Being looked at',
  answered: 'Being looked at',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Taken back',
};

export const outcomeWords = {
  version: 'The result was corrected.',
  adjustment: 'Points were adjusted.',
  disqualification: 'A team was disqualified.',
} as const;
