/** Every code a refusal can carry, with the HTTP status it travels under. */
export const errorStatus = {
  MALFORMED: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  NOT_ALLOWED: 403,
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  INVITE_NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 409,
  TOKEN_USED: 409,
  DISCORD_TAKEN: 409,
  ACCOUNT_NOT_VERIFIED: 409,
  INGAME_INFO_MISSING: 409,
  DISCORD_NOT_LINKED: 409,
  ALREADY_IN_TEAM: 409,
  TEAM_FULL: 409,
  TEAM_NAME_TAKEN: 409,
  TEAM_LOCKED: 409,
  LEADER_CANNOT_LEAVE: 409,
  NO_TEAM: 409,
  NOT_LEADER: 403,
  REGISTRATION_CLOSED: 409,
  SLOTS_FILLED: 409,
  ALREADY_REGISTERED: 409,
  NOT_REGISTERED: 409,
  TEAM_TOO_SMALL: 409,
  ROSTER_INCOMPLETE: 409,
  PLAYER_TAKEN: 409,
  CANCEL_CLOSED: 409,
  TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IMAGE_UNSUPPORTED: 415,
  INVALID: 422,
  TOKEN_INVALID: 422,
  SIGN_IN_REFUSED: 422,
  IMAGE_TOO_MANY_PIXELS: 422,
  IMAGE_BROKEN: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that is not a success. */
export interface Refusal {
  success: false;
  /** Stable, for programs. */
  code: ErrorCode;
  /** A sentence to show a person. */
  message: string;
  /** What is wrong with which field of the body; only with `INVALID` and its like. */
  fields?: Record<string, string>;
}
