/**
 * Effects that a state-changing call can have on others. They decide whether the sender must have authenticated within the
 * last ten minutes, so that a stolen session can neither let anyone in nor destroy anything.
 */
export const callEffects = {
  /** Grants a role, a duty or a way into an account, or removes a protection of one. */
  grants: { asks: true },
  /** Permanently ends something others rely on. */
  destroys: { asks: true },
  /** Advances a payout or decides its recipient. */
  pays: { asks: true },
  /** Changes data of the sender or their team; nobody else loses anything. */
  own: { asks: false },
  /** Work for others that another call can undo or a second person reviews. */
  reversible: { asks: false },
  /** Authenticates, or ends sessions: a confirmation first would lock out those who need it most. */
  guards: { asks: false },
} as const satisfies Record<string, { asks: boolean }>;

export type CallEffect = keyof typeof callEffects;

/** Whether a call is refused with `CONFIRMATION_NEEDED` until its sender has recently authenticated. */
export function asksForConfirmation({ effect }: { effect?: CallEffect | undefined }): boolean {
  return effect !== undefined && callEffects[effect].asks;
}
