import { defineEvent } from './event.ts';

export const entryRegistered = defineEvent('registration.registered', 'registered');
export const entryCancelled = defineEvent('registration.cancelled', 'gave up the slot of');
export const entryRemoved = defineEvent('registration.removed', 'removed from a tournament');
export const entryTeamGone = defineEvent('entry.team-gone', 'took out with its team');
export const entryWaitlisted = defineEvent('entry.waitlisted', 'put on the waitlist');
export const entryPromoted = defineEvent('entry.promoted', 'moved up from the waitlist');
export const slotClaimed = defineEvent('entry.claimed', 'claimed a vacant slot for');
export const entryCheckedIn = defineEvent('entry.checked-in', 'checked in');
export const checkInUndone = defineEvent('entry.check-in-undone', 'took back the check-in of');
export const entryNoShow = defineEvent('entry.no-show', 'noted as not checked in');
export const noShowUndone = defineEvent('entry.no-show-undone', 'let in after all');
export const entryDisqualified = defineEvent('entry.disqualified', 'disqualified');
export const withdrawalAsked = defineEvent('entry.withdrawal-asked', 'asked to withdraw');
export const withdrawalRefused = defineEvent(
  'entry.withdrawal-refused',
  'refused the withdrawal of',
);
export const withdrawalGranted = defineEvent(
  'entry.withdrawal-granted',
  'granted the withdrawal of',
);
export const playerSwapped = defineEvent('entry.player-swapped', 'swapped a player of');
export const lineupSet = defineEvent('entry.lineup-set', 'changed the lineup of');
export const entryCorrected = defineEvent('entry.corrected', 'corrected');
export const entryReplaced = defineEvent('entry.replaced', 'replaced');
export const entryPassedOver = defineEvent('entry.passed-over', 'passed over on the waitlist');
export const entryNotPassedOver = defineEvent(
  'entry.not-passed-over',
  'put back into the waitlist’s order',
);
