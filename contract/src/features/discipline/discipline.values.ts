/** Constants of strikes and bans, without schemas. */

export const strikeKinds = ['no_show', 'left_late', 'room_leak', 'staff_abuse'] as const;
export type StrikeKind = (typeof strikeKinds)[number];

/** How many who were not of their squad are looked up at once: each is compared with every name of the event. */
export const strangersMax = 25;

/** Public label of each kind of strike. */
export const strikeWords: Record<StrikeKind, string> = {
  no_show: 'No-show',
  left_late: 'Left in the last hour',
  room_leak: 'Leaked the room',
  staff_abuse: 'Abused the staff',
};

export const strikePoints: Readonly<Record<StrikeKind, number>> = {
  no_show: 1,
  left_late: 1,
  room_leak: 3,
  staff_abuse: 1,
};

/** A ban of `banDays` from scrims is proposed at this many points within this many days. */
export const strikeRule = { points: 3, days: 30, banDays: 7 } as const;

export const banKinds = ['strikes', 'cheating', 'ringing', 'account_sharing', 'abuse'] as const;
export type BanKind = (typeof banKinds)[number];

/** `scrims`: daily scrims only; `organisation`: everything. */
export const banScopes = ['scrims', 'organisation'] as const;
export type BanScope = (typeof banScopes)[number];

/** `active` bans expire by themselves: their end determines whether they are in force. */
export const banStates = ['proposed', 'active', 'declined', 'lifted'] as const;
export type BanState = (typeof banStates)[number];

export const appealStates = ['open', 'accepted', 'rejected'] as const;
export type AppealState = (typeof appealStates)[number];

/** Longest ban an admin can impose or lift; longer ones are reserved for the owner. */
export const adminBanDays = 30;

/** @param days null for permanent */
export function mayBanFor({ role }: { role: string }, days: number | null): boolean {
  return role === 'owner' || (days !== null && days <= adminBanDays);
}

export const longestBanDays = 3650;
