/** The other side understood and said no: trying the same again gives the same answer. */
export type Refused = {
  kind: 'refused';
  reason: string;
  /** The other side's own number for it, where it gives one. */
  code?: number;
};

/** The other side did not answer as it should (down, slow, rate limited): worth trying again. */
export type Away = {
  kind: 'away';
  reason: string;
  /** How long the other side asked to be left alone, in milliseconds; absent when it did not say. */
  retryAfterMs?: number;
};

/**
 * Result of a call to the outside world. Adapters never throw for what the other side did.
 * `reason` is for logs and admins: it holds no secret and no token.
 */
export type Outcome<T extends object = object> = ({ kind: 'ok' } & T) | Refused | Away;
