import { defineTexts } from '@one-dream/contract/texts.ts';

/**
 * Messages that a host sends to a group. Asterisks are WhatsApp's bold; each text is one line, lists follow below, the
 * link stands last.
 */
export const messageTexts = defineTexts('messages', {
  announceFirst: 'Announce the event first: nobody else can open its page yet.',
  open: '*{title}*',
  ofMatch: '*{title}* · match {no}, {map}',
  opensAt: 'Registration opens {at}.',
  isOpen:
    'Registration is open: {left, plural, one {# slot is} other {# slots are}} left of {total}.',
  isOpenWaitlist: 'All {total} slots are taken. The waitlist is open.',
  closesAt: 'It closes {at}.',
  lastCall: '*Last call:* registration closes {at}.',
  lastCallUntimed: '*Last call* to register.',
  firstMatch: 'First match {at}.',
  prizePool: 'Prize pool {prize}.',
  checkInOpen: '*Check-in is open* until {at}.',
  noCheckIn: 'No check-in, no slot: the waitlist moves up.',
  slots: '*Slots are out.* Start {at}.',
  slot: '#{slot} {team}',
  more: '… and {count} more',
  room: '*Room ID and password are out.* Start {at}.',
  roomWhere: 'Open your match page or your team link. Never post them in a group.',
  delayed: '*New start:* {at}.',
  postponed: '*Postponed.* The new start comes here.',
  results: '*Result*',
  ranked: '{rank}. {team} – {points} pts',
  standings: '*Standings* after {count, plural, one {# match} other {# matches}}',
  toGo: '{count, plural, one {# match} other {# matches}} to go.',
  winners: '*Winners*',
  won: '{rank}. {team}',
  wonPrize: '{rank}. {team} – {prize}',
  thanks: 'GG to every team.',
});
