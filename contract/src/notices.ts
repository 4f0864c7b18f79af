import type { NoticeTopic, NotificationType } from './features/notifications/notifications.ts';

/** Delivery channels besides the site, where everything is shown. */
export const noticeWays = ['push', 'mail', 'discord'] as const;
export type NoticeWay = (typeof noticeWays)[number];

export type NoticeButton =
  | 'application'
  | 'checkIn'
  | 'completeProfile'
  | 'console'
  | 'decideJoin'
  | 'fairPlay'
  | 'match'
  | 'prizes'
  | 'profile'
  | 'register'
  | 'role'
  | 'room'
  | 'site'
  | 'slotList'
  | 'standings'
  | 'takeSlot'
  | 'team'
  | 'tournament'
  | 'waiting';

export interface NoticeKindRow {
  /** The preference that controls it. */
  topic: NoticeTopic;
  /** Its appearance on the site. */
  type: NotificationType;
  /** Its name in the preferences; kinds with the same name share an entry. */
  says: string;
  /** Possible channels, subject to the reader's preferences. */
  ways: readonly NoticeWay[];
  /** Requires action: readers with neither push nor Discord enabled get a mail, regardless of `ways`. */
  mustReach?: true;
  /** Informational: its mails are bundled into the evening's mail. */
  isBundled?: true;
  /** Label of the mail's button. */
  button: NoticeButton;
  /** Time to live of a push, in seconds; one day by default. */
  pushSeconds?: number;
}

const everyWay = noticeWays;
const onPhone = ['push', 'discord'] as const;

const team = { topic: 'team', type: 'social', ways: everyWay, button: 'team' } as const;
const entry = { topic: 'tournament', type: 'event', ways: everyWay, button: 'tournament' } as const;
const match = { topic: 'match', type: 'event', ways: everyWay, button: 'match' } as const;
const staff = { topic: 'staff', type: 'event', ways: everyWay, button: 'waiting' } as const;
const person = { topic: 'tournament', type: 'other', ways: ['mail'], button: 'fairPlay' } as const;
const payee = {
  topic: 'tournament',
  type: 'achievement',
  says: 'prizes',
  ways: ['mail', 'push'],
  button: 'prizes',
} as const;
/** After that the match is in progress, and nobody can join. */
const room = { ...match, says: 'room', button: 'room', pushSeconds: 20 * 60 } as const;

/** All kinds of notices: the single source for their channels. Their words are in each feature's `<name>.notices.ts`. */
const noticeTable = {
  playerJoined: { ...team, says: 'who joins and leaves', isBundled: true },
  playerLeft: { ...team, says: 'who joins and leaves', isBundled: true },
  teamRenamed: { ...team, says: 'a new name', isBundled: true },
  leaderChanged: { ...team, says: 'a new leader', isBundled: true },
  nowLeader: { ...team, says: 'a new leader' },
  coLeader: { ...team, says: 'a new leader' },
  kicked: { ...team, says: 'your place in a team' },
  teamDeleted: { ...team, says: 'your place in a team' },
  letIn: { ...team, says: 'your place in a team' },
  teamWaits: {
    ...team,
    button: 'completeProfile',
    says: 'missing profile details',
    mustReach: true,
  },
  asksToJoin: { ...team, button: 'decideJoin', says: 'who wants to join', mustReach: true },
  teamAsks: { ...team, button: 'decideJoin', says: 'teams that want you', mustReach: true },
  declinedByTeam: { ...team, says: 'answers', isBundled: true },
  declinedByPlayer: { ...team, says: 'answers', isBundled: true },
  ladderMoved: { ...team, type: 'event', says: 'your tier', isBundled: true },
  gameIdDoubted: {
    ...team,
    type: 'other',
    says: 'your game ID',
    ways: ['mail'],
    button: 'profile',
  },
  gameIdDecided: {
    ...team,
    type: 'other',
    says: 'your game ID',
    ways: ['mail'],
    button: 'profile',
  },

  registered: { ...entry, says: 'your slot', isBundled: true },
  guestClaimed: { ...staff, says: 'guest teams', isBundled: true, button: 'console' },
  guestClaimAsked: { ...staff, says: 'guest teams', mustReach: true, button: 'console' },
  guestClaimGranted: { ...team, says: 'your place in a team' },
  guestClaimRefused: { ...team, says: 'your place in a team', button: 'tournament' },
  cancelled: { ...entry, says: 'your slot', isBundled: true },
  removed: { ...entry, says: 'your slot' },
  notEntered: { ...entry, says: 'your slot', mustReach: true },
  waitlisted: { ...entry, says: 'waitlist' },
  movedUp: { ...entry, says: 'waitlist' },
  promoted: { ...entry, says: 'waitlist', mustReach: true },
  claimed: { ...entry, says: 'your slot', ways: onPhone },
  checkedIn: { ...entry, says: 'check-in', ways: [] },
  checkInUndone: { ...entry, says: 'check-in', ways: [] },
  checkInOpen: { ...entry, button: 'checkIn', says: 'check-in', ways: onPhone, mustReach: true },
  checkInReminder: {
    ...entry,
    button: 'checkIn',
    says: 'check-in',
    ways: onPhone,
    mustReach: true,
  },
  moreTime: { ...entry, says: 'check-in', ways: onPhone },
  noShow: { ...entry, says: 'your slot', ways: ['mail'], mustReach: true },
  noShowUndone: { ...entry, says: 'your slot', ways: ['mail'], mustReach: true },
  dayMissed: { ...entry, says: 'check-in', ways: onPhone, mustReach: true },
  vacantSlot: {
    ...entry,
    says: 'vacant slots',
    ways: onPhone,
    mustReach: true,
    button: 'takeSlot',
  },
  disqualified: { ...entry, says: 'your slot' },
  withdrawalGranted: { ...entry, says: 'your slot' },
  withdrawalRefused: { ...entry, says: 'your slot' },
  playerSwapped: { ...entry, says: 'your lineup' },
  entryCorrected: { ...entry, says: 'your lineup' },
  lineupSet: { ...entry, says: 'your lineup', isBundled: true },
  replaced: { ...entry, says: 'your slot' },
  opened: { ...entry, button: 'register', says: 'openings you asked for' },
  followedResults: {
    ...entry,
    button: 'standings',
    says: 'results of events you follow',
    ways: ['push', 'mail'],
    isBundled: true,
  },
  datesMoved: { ...entry, says: 'start dates', mustReach: true },
  calledOff: { ...entry, says: 'called off' },
  stageFinal: {
    ...entry,
    button: 'standings',
    says: 'final standings',
    ways: ['mail', 'discord'],
    isBundled: true,
  },
  luckyLoser: { ...entry, says: 'final standings', mustReach: true },
  disputeAsked: { ...entry, button: 'match', says: 'disputes', ways: ['push'], mustReach: true },
  disputeDecided: { ...entry, button: 'match', says: 'disputes', ways: ['push'] },
  strike: { ...person, says: 'strikes and bans', mustReach: true },
  strikeRevoked: { ...person, says: 'strikes and bans' },
  ban: { ...person, says: 'strikes and bans', mustReach: true },
  banLifted: { ...person, says: 'strikes and bans' },
  banEnded: { ...person, says: 'strikes and bans' },
  appealRejected: { ...person, says: 'strikes and bans' },
  prizeDetailsNeeded: { ...payee, mustReach: true },
  prizeWon: payee,
  prizeDetailsChanged: { ...payee, mustReach: true },
  prizePaid: payee,
  prizeWaived: payee,

  /** The room's own push is sent at the same time. */
  live: { ...match, says: 'the start', ways: ['mail', 'discord'], isBundled: true },
  slotsPublished: { ...match, says: 'slot list', button: 'slotList' },
  slotsChanged: { ...match, says: 'slot list', button: 'slotList' },
  roomReleased: room,
  roomReplaced: room,
  matchMoved: { ...match, says: 'new times', mustReach: true },
  matchPostponed: { ...match, says: 'new times' },
  matchCancelled: { ...match, says: 'new times' },
  matchReplayed: { ...match, says: 'new times' },
  resultPublished: { ...match, says: 'results', ways: ['mail'], isBundled: true },
  resultCorrected: { ...match, says: 'results', ways: ['mail'], isBundled: true },

  becameAdmin: { ...staff, button: 'role', type: 'achievement', says: 'your role' },
  noLongerAdmin: { ...staff, button: 'role', type: 'other', says: 'your role' },
  dutyGiven: { ...staff, button: 'role', type: 'achievement', says: 'your role' },
  applicationDecided: {
    ...staff,
    button: 'application',
    type: 'achievement',
    says: 'your application',
  },
  withdrawalAsked: { ...staff, says: 'what waits for you' },
  checkInAsks: { ...staff, says: 'what waits for you' },
  teamsMissing: { ...staff, says: 'what waits for you' },
  absentTwice: { ...staff, says: 'what waits for you' },
  matchAsks: { ...staff, says: 'what waits for you' },
  disputeOpened: { ...staff, says: 'disputes', ways: ['push'], mustReach: true },
  gameIdClaimed: { ...staff, type: 'other', says: 'what waits for you' },
  banProposed: { ...staff, type: 'other', says: 'what waits for you' },
  appealMade: { ...staff, type: 'other', says: 'what waits for you' },
  bannedInEvent: { ...staff, says: 'what waits for you' },
  prizeNotReceived: { ...staff, says: 'payouts' },
  prizePaymentAsked: { ...staff, says: 'payouts', mustReach: true },
  prizeOverdue: { ...staff, says: 'payouts', ways: ['mail', 'push'] },
  newerVersion: {
    ...staff,
    type: 'other',
    says: 'backups and updates',
    ways: ['mail'],
    button: 'site',
  },
  backupLate: {
    ...staff,
    type: 'other',
    says: 'backups and updates',
    ways: ['mail', 'push'],
    button: 'site',
    mustReach: true,
  },
  plannedReachedNobody: { ...staff, type: 'other', says: 'your notifications' },
  plannedWentLate: { ...staff, type: 'other', says: 'your notifications' },
} as const satisfies Record<string, NoticeKindRow>;

export type NoticeKind = keyof typeof noticeTable;
export const noticeKinds = Object.keys(noticeTable) as [NoticeKind, ...NoticeKind[]];

export function rowOf(kind: NoticeKind): NoticeKindRow {
  return noticeTable[kind];
}

/** Describes a topic for the preferences: what is mailed immediately, and what is bundled in the evening. */
export function describeTopic(topic: NoticeTopic): { atOnce: string[]; inTheEvening: string[] } {
  const rows = noticeKinds.map(rowOf).filter((row) => row.topic === topic && row.ways.length > 0);
  const atOnce = new Set(rows.filter((row) => !row.isBundled).map(({ says }) => says));
  const inTheEvening = new Set(rows.filter((row) => row.isBundled).map(({ says }) => says));
  return { atOnce: [...atOnce], inTheEvening: [...inTheEvening].filter((one) => !atOnce.has(one)) };
}

/** Defaults for new users. Rooms, results and slot lists come by push; mailing each would mean three mails per match. */
export const defaultReach: Record<NoticeTopic, { mail: boolean; discord: boolean }> = {
  team: { mail: true, discord: false },
  tournament: { mail: true, discord: false },
  match: { mail: false, discord: false },
  staff: { mail: true, discord: false },
};
