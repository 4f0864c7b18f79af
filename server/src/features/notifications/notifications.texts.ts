import { defineTexts } from '@one-dream/contract/texts.ts';

export const notificationsTexts = defineTexts('notifications', {
  gone: 'This notification is no longer there.',
  manyWait: '{most} notifications are waiting already. Cancel one.',
  changedMeanwhile: 'Somebody else changed it. Open it again to see what it is now.',
  laterOrNow: 'That moment has passed. Choose a later one, or send it now.',
  tooFarAhead: 'That is more than a year ahead.',
  linkIncomplete:
    'This link is not complete. Open it from the mail again, or choose on your profile what reaches you.',
  pushUnknown: 'This site does not know the push service of your browser.',
  otherBrowser: 'This is the address of another browser. Please try again.',
  nobodyTold: 'No team is in there yet, so nobody was told.',
  chooseTournament: 'Choose the tournament.',
  nobodyWithEmail: 'Nobody here has this email address. Check it, or write everyone.',
  notWaiting: 'It is no longer waiting: it was sent, or somebody took it back.',
  /** A notice with an appended sentence. */
  both: '{told} {since}',
  seen: 'Marked as seen.',
  deleted: 'Notification deleted.',
  sent: 'Notification sent.',
  deletedForAll: 'Notification deleted for everyone.',
  choiceSaved: 'Your choice is saved.',
  noMoreMails: 'You will get no more mails about teams, tournaments and applications.',
  deviceShows: 'This device shows your notifications now.',
  deviceShowsNot: 'This device shows no more notifications.',
  planned: 'It is planned.',
  waits: 'Saved. It waits for its time.',
  cancelled: 'Cancelled. Nobody is told.',
});
