import { defineEvent } from './event.ts';

export const matchesMade = defineEvent('match.create', 'made the matches of');
export const matchChanged = defineEvent('match.change', 'changed the match');
export const matchMoved = defineEvent('match.move', 'moved the match');
export const matchPostponed = defineEvent('match.postpone', 'postponed the match');
export const matchStarted = defineEvent('match.start', 'started the match');
export const matchStartUndone = defineEvent('match.undo-start', 'took back the start of the match');
export const matchCancelled = defineEvent('match.cancel', 'cancelled the match');
export const matchVoided = defineEvent('match.void', 'voided the match');
export const mapsSaved = defineEvent('map.save', 'changed the maps of');
export const roomSaved = defineEvent('room.save', 'saved the room of');
export const roomReleased = defineEvent('room.release', 'released the room of');
export const roomReplaced = defineEvent('room.replace', 'replaced the room of');
