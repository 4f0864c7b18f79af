export const standingWords = ['in', 'withdrawn', 'replaced', 'disqualified'] as const;

export const adjustmentKinds = ['penalty', 'bonus', 'head_start', 'correction'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];
