import { defineEvent } from './event.ts';

export const strikeGiven = defineEvent('discipline.strike', 'gave a strike to');
export const strikeRevoked = defineEvent('discipline.revoke', 'took back the strike of');
export const banProposed = defineEvent('discipline.propose', 'proposed a ban of');
export const personBanned = defineEvent('discipline.ban', 'banned');
export const banConfirmed = defineEvent('discipline.confirm', 'confirmed the ban of');
export const banDeclined = defineEvent('discipline.decline', 'declined the ban of');
export const banLifted = defineEvent('discipline.lift', 'lifted the ban of');
export const banAppealed = defineEvent('discipline.appealed', 'appealed against the ban of');
export const appealDecided = defineEvent('discipline.appeal', 'decided on the appeal of');
