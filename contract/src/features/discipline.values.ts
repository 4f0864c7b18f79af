/** Constants of strikes and bans, without schemas. */

export const strikeKinds = ['no_show', 'left_late', 'room_leak', 'staff_abuse'] as const;
export type StrikeKind = (typeof strikeKinds)[number];

/** Public label of each kind of strike. */
export const strikeWords: Record<StrikeKind, string> = {
  no_show: 'No-show',
  left_late: 'Left in the last hour',
  room_leak: 'Leaked the room',
  staff_abuse: 'Abused the staff',
};

/** Points per strike. */
export const strikePoints: Readonly<Record<StrikeKind, number>> = {
  no_show: 1,
  left_late: 1,
  room_leak: 3,
  staff_abuse: 1,
};

/** So many within so many days, and a ban of so many days from scrims is proposed. */
export const strikeRule = { points: 3, days: 30, banDays: 7 } as const;

export const banKinds = ['strikes', 'cheating', 'ringing', 'account_sharing', 'abuse'] as const;
export type BanKind = (typeof banKinds)[number];

/** `scrims`: only daily scrims; `organisation`: everything here. */
export const banScopes = ['scrims', 'organisation'] as const;
export type BanScope = (typeof banScopes)[number];

/** `active` ones end by themselves; whether one is in force, its end says. */
export const banStates = ['proposed', 'active', 'declined', 'lifted'] as const;
export type BanState = (typeof banStates)[number];

export const appealStates = ['open', 'accepted', 'rejected'] as const;
export type AppealState = (typeof appealStates)[number];

/** The longest ban that an admin gives or lifts; a longer one is the owner's. */
export const adminBanDays = 30;

/** @param days null for good */
export function mayBanFor({ role }: { role: string }, days: number | null): boolean {
  return role === 'owner' || (days !== null && days <= adminBanDays);
}

export const longestBanDays = 3650;
