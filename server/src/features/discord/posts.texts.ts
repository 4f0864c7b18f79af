import { defineTexts } from '@one-dream/contract/texts.ts';

/** Texts of posts that are kept in sync. Names in values are already escaped. */
export const postTexts = defineTexts('discord-posts', {
  registrationOpen: 'Registration is open.',
  registrationOver: 'Registration is closed.',
  calledOff: 'Called off.',
  registrationCloses: 'It closes {time}, {left}.',
  slotsLeft: '{count, plural, one {# slot left of {total}.} other {# slots left of {total}.}}',
  slotsGone: 'All {total} slots are taken.',
  waiting: '{count, plural, one {# team waits.} other {# teams wait.}}',
  firstMatch: 'First match {time}.',
  prizes: 'Prize pool {prize}.',
  checkInOpen: 'Check-in is open until {time}, {left}.',
  checkInOver: 'Check-in is over.',
  here: '{here} of {count} here.',
  vacant:
    '{count, plural, one {# slot is free in {event}.} other {# slots are free in {event}.}} Who claims first has it.',
  noneVacant: 'No slot is free in {event} any more.',
  resultOut: 'The result of {match} is out.',
  resultVoid: '{match} is void: its result does not count.',
  roomClosed: 'The room of {match} is closed.',
  eventSays: 'Registration, slots, check-in and standings are on the site.',
  register: 'Register',
  joinWaitlist: 'Join the waitlist',
  checkIn: 'Check in',
  claim: 'Claim',
  standings: 'Standings',
  mySlot: 'My slot',
  showRoom: 'Show room',
  openPage: 'Open on the site',
});
