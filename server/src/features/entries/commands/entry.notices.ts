import { pathTo } from '@one-dream/contract/pages.ts';
import { defineTexts } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../../platform/work/define-notices.ts';
import { teamMark } from '../../../platform/work/stored-notice.ts';
import type { TournamentRow } from '../../tournaments/tournaments.shared.queries.ts';
import type { CurrentEntry } from './entries-state.ts';

export const entryNoticeTexts = defineTexts('entryNotices', {
  clock: 'The clock',
  host: 'A host',
  /** Once drawn, newcomers get a slot in the room only after this is written. */
  inSlotList: 'Your slot is on the tournament page.',
  /** Starts with a space, to be appended. */
  reason: ' Reason: {reason}',
  /** Starts with a space, to be appended. */
  checkInBetween: ' Check in between {opens} and {closes}.',
  inTitle: '{team} is in',
  promoted: 'A place came free: slot {slot} of {event} is yours.{checkIn}',
  claimed: 'You are in {event}, and checked in. Open the match page for the room.',
  checkedInTitle: '{by} checked {team} in',
  slotIsYours: 'Slot {slot} is yours.',
  movedUpTitle: '{team} moved up the waitlist: {place}',
  asksToLeaveTitle: '{team} asks to withdraw',
  /** Appended to notices that named another number before. */
  drawnSince: 'Slots were drawn since: your slot in the room is on the tournament page.',
});

const texts = entryNoticeTexts;

export const entryNotices = defineNotices(
  'entryNotices',
  {
    registered: {
      title: '{team} is registered',
      description: 'You are in {event}. {inSlotList}',
    },
    registeredWithSlot: {
      kind: 'registered',
      title: '{team} is registered, slot {slot}',
      description: 'Slot {slot} of {event} is yours. The tournament page says what comes next.',
    },
    leftWaitlist: {
      kind: 'cancelled',
      title: '{team} left the waitlist',
      description: 'Your team does not wait for {event} any more.',
    },
    gaveBack: {
      kind: 'cancelled',
      title: '{team} gave its slot back',
      description: 'Your team is no longer registered for {event}.',
    },
    removed: {
      title: '{event}: {team} was taken out',
      description: 'An admin took your team out of {event}. Ask support if you do not know why.',
    },
    waitlisted: {
      title: '{team} is {place} on the waitlist',
      description: 'You are {place} in line for {event}. We tell you when you move up.',
    },
    promotedDrawn: {
      kind: 'promoted',
      title: texts.inTitle,
      description: 'A place came free: you are in {event}. {inSlotList}{checkIn}',
    },
    inWithSlot: {
      kind: 'promoted',
      title: '{team} is in, slot {slot}',
      description: texts.promoted,
    },
    claimed: { title: texts.inTitle, description: texts.claimed },
    tookSlot: {
      kind: 'claimed',
      title: '{team} took slot {slot}',
      description: texts.claimed,
    },
    readyToWait: {
      kind: 'checkedIn',
      about: 'check-in {id}',
      title: texts.checkedInTitle,
      description:
        'You are ready for {event}. If a place comes free, it goes to ready teams first.',
    },
    checkedIn: {
      about: 'check-in {id}',
      title: texts.checkedInTitle,
      description: 'You are checked in for {event}. {slot}',
    },
    checkInUndone: {
      about: 'check-in {id}',
      title: '{by} took the check-in of {team} back',
      description: 'Check in again for {event} before check-in closes.',
    },
    noShow: {
      title: '{event}: {team} lost its place',
      description:
        'Your team did not check in for {event} in time, so its slot went to others.{because}',
    },
    back: {
      kind: 'noShowUndone',
      title: '{team} is back in',
      description:
        'A host let your team in after all: you are checked in for {event}. The no-show strike is taken back.',
    },
    disqualified: {
      title: '{event}: {team} was disqualified',
      description: 'Your team is out of {event}.{because}',
    },
    letGo: {
      kind: 'withdrawalGranted',
      title: '{team} is out of {event}',
      description: 'The hosts let your team go. Its slot is free for others.',
    },
    stays: {
      kind: 'withdrawalRefused',
      title: '{team} stays in {event}',
      description: 'The hosts did not let your team go.{because}',
    },
    swapped: {
      kind: 'playerSwapped',
      title: '{new} plays for {old}',
      description: 'A host changed the roster of {team} in {event}.{because}',
    },
    corrected: {
      kind: 'entryCorrected',
      title: '{new}: corrected by a host',
      description: 'In {event}, {team} had “{old}” before.{because}',
    },
    lineup: {
      kind: 'lineupSet',
      title: 'New lineup of {team}',
      description: 'In {event}: {players}.',
    },
    replaced: {
      title: '{team} was replaced',
      description:
        'Another team plays in your slot of {event}. What you have played stays.{because}',
    },
    nextInLine: {
      kind: 'movedUp',
      title: texts.movedUpTitle,
      description: 'You are next in line for {event}.',
    },
    movedUp: {
      title: texts.movedUpTitle,
      description: 'You are {place} in line for {event} now.',
    },
  },
  ({ tournament, entry }: NoticeFacts) => ({
    ...onEntry({ tournament, entry }),
    about: `slot ${tournament.id}`,
  }),
);

/** Tells hosts that a team asks to withdraw. */
export const withdrawalNotices = defineNotices(
  'entryNotices',
  {
    asksToLeave: {
      kind: 'withdrawalAsked',
      title: texts.asksToLeaveTitle,
      description: 'From {event}. They say: {reason}',
    },
    asksToLeaveSlot: {
      kind: 'withdrawalAsked',
      title: texts.asksToLeaveTitle,
      description: 'From {event}, slot {slot}. They say: {reason}',
    },
  },
  onEntry,
);

export interface NoticeFacts {
  tournament: Pick<TournamentRow, 'id' | 'title'>;
  entry: Pick<CurrentEntry, 'teamName' | 'teamLogo'>;
}

function onEntry({
  tournament: { id, title: event },
  entry: { teamName: team, teamLogo },
}: NoticeFacts) {
  const link = pathTo('tournament', { id });
  return { values: { id, event, team }, link, mark: teamMark(team, teamLogo) };
}
