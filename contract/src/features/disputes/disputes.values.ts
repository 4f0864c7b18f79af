export const disputeKinds = ['result', 'cheating', 'teaming', 'roster', 'other'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

export const disputeStates = ['open', 'answered', 'accepted', 'rejected', 'withdrawn'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const disputeOutcomes = ['version', 'adjustment', 'disqualification'] as const;

export const maximumEvidence = 5;

/** Minutes after publishing, unless the tournament sets another window. */
export const disputeMinutes = { scrim: 30, event: 360 } as const;
