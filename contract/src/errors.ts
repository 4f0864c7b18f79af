/** Every error code of a refusal, with its HTTP status. */
export const errorStatus = {
  MALFORMED: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  NOT_ALLOWED: 403,
  NOT_IN_LOBBY: 403,
  /** No player of the guest team has this game ID. */
  GUEST_ID_WRONG: 403,
  EMAIL_NOT_VERIFIED: 403,
  /** Confirm your identity, then repeat the call. */
  CONFIRMATION_NEEDED: 403,
  /** The deadline for a second factor has passed; the back office is blocked until it is set up. */
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  INVITE_NOT_FOUND: 404,
  /** An invalid or revoked team link. */
  LINK_INVALID: 404,
  CONFLICT: 409,
  STALE: 409,
  TOKEN_USED: 409,
  TOKEN_INVALID: 409,
  SIGN_IN_REFUSED: 409,
  DISCORD_TAKEN: 409,
  /** Another account has this game ID; the staff decide. */
  GAME_ID_TAKEN: 409,
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
  SLOTS_FREE: 409,
  WAITLIST_FULL: 409,
  CHECKIN_CLOSED: 409,
  NOT_READY: 409,
  SLOT_TAKEN: 409,
  OUT_OF_TURN: 409,
  DISQUALIFIED: 409,
  BANNED: 403,
  /** Payouts above a limit need the owner's tax settings before approval. */
  TAX_UNSET: 409,
  TIE_AT_CUT: 409,
  UNEQUAL_MATCHES: 409,
  STAGE_FINAL: 409,
  /** The stage cannot be finalised: an open dispute, an unfinished match. */
  STAGE_OPEN: 409,
  /** Warnings must be read: repeat the call with `confirm`. */
  CONFIRM: 409,
  /** A correction would change the champion, or who advanced. */
  OUTCOME_CHANGES: 409,
  WINDOW_CLOSED: 409,
  NOT_PUBLISHED: 409,
  ROOM_NOT_RELEASED: 409,
  ALREADY_CLAIMED: 409,
  /** Too few of the guest team's game IDs match the claimer's. */
  IDS_DISAGREE: 409,
  /** Later data depends on it, so it cannot be undone. */
  BUILT_UPON: 409,
  TOO_LATE: 409,
  TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IMAGE_UNSUPPORTED: 415,
  INVALID: 422,
  SHEET_UNREADABLE: 422,
  PLACEMENT_TWICE: 422,
  PLACEMENT_GAP: 422,
  ELIMS_TOO_MANY: 422,
  ROW_MISSING: 422,
  IMAGE_TOO_MANY_PIXELS: 422,
  IMAGE_BROKEN: 422,
  TOO_MANY_REQUESTS: 429,
  /** Too many wrong game IDs: the device must wait, or a host unblocks the link. */
  GUEST_RESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Body of every unsuccessful answer. */
export interface Refusal {
  success: false;
  /** Machine-readable and stable. */
  code: ErrorCode;
  /** A sentence for the user. */
  message: string;
  /** Messages by field of the body; present on every refusal with status 422. */
  fields?: Record<string, string>;
  /** Data to continue with: the newer draft if a save was STALE. */
  data?: unknown;
}
