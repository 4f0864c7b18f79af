/** The other side understood and refused: a retry would be refused again. */
export type Refused = {
  kind: 'refused';
  reason: string;
  /** The other side's own error code, if any. */
  code?: number;
};

/** The other side did not answer properly (down, slow, rate limited): worth a retry. */
export type Away = {
  kind: 'away';
  reason: string;
  /** Delay that the other side asked for, in milliseconds; absent if it named none. */
  retryAfterMs?: number;
};

/**
 * Result of a call to an external service. Adapters never throw for failures of the other side. `reason` is for logs and
 * admins: it contains no secret or token.
 */
export type Outcome<T extends object = object> = ({ kind: 'ok' } & T) | Refused | Away;
