import { defineEvent } from './event.ts';

export const tournamentCreated = defineEvent('tournament.create', 'created the tournament');
export const tournamentUpdated = defineEvent('tournament.update', 'changed the tournament');
export const tournamentDeleted = defineEvent('tournament.delete', 'deleted the tournament');
export const tournamentCancelled = defineEvent('tournament.cancel', 'called off the tournament');
export const tournamentExtended = defineEvent(
  'tournament.extend',
  'gave more time in the tournament',
);
export const tournamentMovedOn = defineEvent('tournament.move-on', 'moved on the tournament');
export const checkInReminderSent = defineEvent(
  'tournament.reminded',
  'reminded who is not checked in for',
);
export const checkInKeptOpen = defineEvent('tournament.outage', 'gave more time for check-in to');
export const statusChanged = defineEvent('tournament.status', 'changed the status of');
export const clockMovedOn = defineEvent('tournament.clock', 'moved on the tournament');
