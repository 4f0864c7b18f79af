import { defineEvent } from './event.ts';

export const teamCreated = defineEvent('team.create', 'created the team');
export const teamChanged = defineEvent('team.update', 'changed the team');
export const teamDeleted = defineEvent('team.delete', 'deleted the team');
export const teamJoined = defineEvent('team.join', 'joined the team');
export const teamLeft = defineEvent('team.leave', 'left the team');
export const memberKicked = defineEvent('team.kick', 'kicked');
export const coLeaderSet = defineEvent('team.co-leader', 'changed the co-leader of');
export const teamHandedOver = defineEvent('team.hand-over', 'handed the lead over to');
export const calendarReset = defineEvent('calendar.reset', 'made a new calendar link for');
