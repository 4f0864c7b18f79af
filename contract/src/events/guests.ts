import { defineEvent } from './event.ts';

export const guestBroughtIn = defineEvent('guest.in', 'brought in');
export const guestTakenBack = defineEvent('guest.back', 'took back');
export const guestCompleted = defineEvent('guest.complete', 'filled in the squad of');
export const guestLinkMade = defineEvent('guest.link', 'made a new link for');
export const guestLinkRevoked = defineEvent('guest.unlink', 'took back the link of');
export const guestLinkOpened = defineEvent('guest.open', 'opened the link again of');
export const guestLinkLocked = defineEvent(
  'guest.rests',
  'locked, after wrong game IDs, the link of',
);
export const guestClaimed = defineEvent('guest.claim', 'claimed');
export const guestConfirmed = defineEvent('guest.confirm', 'confirmed the squad of');
export const guestClaimAsked = defineEvent('guest.ask', 'asks to claim');
export const guestClaimGranted = defineEvent('guest.grant', 'granted the claim of');
export const guestClaimRefused = defineEvent('guest.refuse', 'refused the claim of');
