/** What pages show of users without checking anything. */

export const preferredRoles = ['IGL', 'ENTRY FRAGGER', 'ASSAULTER', 'SUPPORTER', 'SNIPER'] as const;
export type PreferredRole = (typeof preferredRoles)[number];

export const deleteOwnAccountQuestion =
  'Your account, your picture and what is kept about you go for good. Results that you played in stay, without your name.';
