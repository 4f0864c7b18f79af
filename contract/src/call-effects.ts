/**
 * What a call that changes something does to others. From it follows whether its sender has to have shown who they are
 * in the last ten minutes: a session that was stolen is to get nobody in, and to destroy nothing.
 */
export const callEffects = {
  /** Gives a role, a duty or a way into an account, or takes off what guards one. */
  grants: { asks: true },
  /** Ends for good what others rely on. */
  destroys: { asks: true },
  /** Moves a prize on, or says who gets it. */
  pays: { asks: true },
  /** Changes what belongs to the sender or their team; nobody else loses anything. */
  own: { asks: false },
  /** Work for others that another call puts right, or that a second person goes over. */
  mendable: { asks: false },
  /** Shows who somebody is, or ends sessions: asked first, it would shut out whoever needs it most. */
  guards: { asks: false },
} as const satisfies Record<string, { asks: boolean }>;

export type CallEffect = keyof typeof callEffects;

/** Whether a call is refused with `CONFIRMATION_NEEDED` until its sender has shown who they are lately. */
export function asksForConfirmation({ effect }: { effect?: CallEffect | undefined }): boolean {
  return effect !== undefined && callEffects[effect].asks;
}
