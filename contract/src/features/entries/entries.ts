import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, line, picturePath } from '../../fields.ts';
import { games } from '../../games.ts';
import { teamMaxPlayers } from '../../limits.ts';
import { lineupOrder, teamName } from '../teams/teams.ts';
import { tournamentStatuses } from '../tournaments/tournaments.statuses.ts';
import {
  entryStates,
  tournamentKinds,
  tournamentTypes,
} from '../tournaments/tournaments.values.ts';
import { gameId, inGameName } from '../users/users.ts';
import { declaring } from './entries.registrations.ts';

/**
 * Entries: a team's registration in a tournament, from the waitlist to check-in. Calls take `teamId` and `tournamentId`
 * before an entry exists, `entryId` afterwards. Host calls are for the duty `host` and for admins; participants cannot
 * decide about their own entry.
 */

const message = z.string();
/** Reason for a host's decision, shown to the team. */
const reason = line({ label: 'The reason', min: 5, max: 200 });

/** State of a team after a call. */
const standing = z.object({
  entryId: z.string(),
  state: z.enum(entryStates),
  /** Set while the team is registered or checked in: the room slot once a draw is published. */
  slot: z.nullable(z.number()),
  /** Place on the waitlist, from 1. */
  place: z.nullable(z.number()),
});
export type EntryStanding = z.output<typeof standing>;
const stands = { message, data: standing };

export const enteredTournament = z.object({
  _id: z.string(),
  title: z.string(),
  banner: picturePath,
  kind: z.enum(tournamentKinds),
  game: z.enum(games),
  type: z.enum(tournamentTypes),
  status: z.enum(tournamentStatuses),
  regClosesAt: z.nullable(z.string()),
  checkinOpensAt: z.nullable(z.string()),
  checkinClosesAt: z.nullable(z.string()),
  firstMatchAt: z.nullable(z.string()),
  dailyCheckIn: z.boolean(),
  cancelled: z.nullable(z.object({ at: z.string(), reason: z.string() })),
});

/** A team's own entry with its available actions; `phaseOf` the tournament determines until when. */
export const ownEntry = z.extend(standing, {
  team: z.object({ _id: z.string(), name: z.string(), logo: picturePath }),
  tournament: enteredTournament,
  isLeader: z.boolean(),
  /** For the current day, if the event has daily check-in. */
  checkedIn: z.nullable(z.object({ at: z.string(), by: z.string() })),
  /** Complete players required for check-in, and currently available. */
  lineup: z.object({ needed: z.number(), ready: z.number() }),
  /** Reasons the team cannot check in, one sentence each; empty if it can. */
  lacks: z.array(z.string()),
  /** Its roster in lineup order, substitutes last. Without an ID if the account is gone. */
  players: z.array(
    z.object({ userId: z.nullable(z.string()), name: z.string(), inGameName: z.string() }),
  ),
  /** Reason for its state, if one was given. */
  reason: z.string(),
  withdrawAsked: z.boolean(),
  can: z.object({
    checkIn: z.boolean(),
    undoCheckIn: z.boolean(),
    withdraw: z.boolean(),
    /** Locked: a host decides. */
    askToWithdraw: z.boolean(),
    setLineup: z.boolean(),
  }),
});
export type OwnEntry = z.output<typeof ownEntry>;

export const listOwnEntries = defineCall({
  path: '/entries/mine',
  access: 'user',
  limit: 'read',
  summary:
    "Entries of the signed-in player's team in tournaments that are not over, the nearest first match first.",
  answer: {
    data: z.array(ownEntry),
    /** Server time, ISO 8601, for countdowns. */
    now: z.string(),
  },
});

export const joinWaitlist = defineCall({
  path: '/entries/waitlist/{tournamentId}/{teamId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    "Puts the signed-in leader's team at the end of a full tournament's waitlist; it holds its players as a registered one does.",
  body: declaring,
  answer: stands,
});

export const claimSlot = defineCall({
  path: '/entries/claim/{tournamentId}/{teamId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    'Takes a vacant slot of a scrim after check-in has closed, until 10 minutes before the first match: first come.',
  body: declaring,
  answer: stands,
});

export const checkIn = defineCall({
  path: '/entries/check-in/{entryId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    'Says that the team is there: its leader or anybody of its roster, or a host on its behalf. A waiting team becomes ready.',
  answer: stands,
});

export const undoCheckIn = defineCall({
  path: '/entries/undo-check-in/{entryId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: 'Takes a check-in back, until check-in closes.',
  answer: stands,
});

export const withdrawEntry = defineCall({
  path: '/entries/withdraw/{entryId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    "Gives the place of the signed-in leader's team back, or leaves the waitlist; until locking.",
  answer: stands,
});

export const setEntryLineup = defineCall({
  path: '/entries/lineup/{entryId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    "Until rosters are frozen at locking: who of the signed-in leader's team plays in the tournament, in the order of the lineup; the substitutes last.",
  /** With a new player on the roster, the tournament's declarations must be made for them, too. */
  body: z.extend(declaring, { userIds: lineupOrder }),
  answer: stands,
});

export const askToWithdraw = defineCall({
  path: '/entries/ask-to-withdraw/{entryId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: 'After locking: asks the hosts to let the team go. One of them decides.',
  body: z.object({ reason }),
  answer: { message },
});

export const watchVacancies = defineCall({
  path: '/entries/watch-vacancies',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    'For leaders: whether the team wants to hear of vacant slots of scrims, once a day at most. Without `isWanted` it only answers what holds.',
  body: z.object({ isWanted: z.optional(z.boolean()) }),
  answer: { data: z.object({ isWanted: z.boolean() }) },
});

export const staffEntry = z.extend(standing, {
  teamId: z.string(),
  name: z.string(),
  logo: picturePath,
  registeredAt: z.string(),
  reserved: z.boolean(),
  /** A team without accounts, accessed by its link. */
  isGuest: z.boolean(),
  /** Reason for skipping it when slots are filled; empty: not skipped. */
  skipReason: z.string(),
  reason: z.string(),
  checkedIn: z.nullable(z.object({ at: z.string(), by: z.string() })),
  withdrawAsked: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  lineup: z.object({ needed: z.number(), ready: z.number() }),
  lacks: z.array(z.string()),
  players: z.array(
    z.object({
      /** `null` if the account is gone. */
      userId: z.nullable(z.string()),
      name: z.string(),
      inGameName: z.string(),
      inGameId: z.string(),
      /** Whether they are still in the team: others cannot see the room. */
      isInTeam: z.boolean(),
    }),
  ),
  /** Team members not on its roster: possible substitutes. */
  bench: z.array(z.object({ userId: z.string(), name: z.string(), inGameName: z.string() })),
  /** Names of players banned now: the host swaps them or disqualifies the team. */
  banned: z.array(z.string()),
  replacesId: z.nullable(z.string()),
  /** Actions open to the requesting host now, by the rules the calls enforce. */
  can: z.object({
    checkIn: z.boolean(),
    undoCheckIn: z.boolean(),
    promote: z.boolean(),
    skip: z.boolean(),
    markNoShow: z.boolean(),
    undoNoShow: z.boolean(),
    disqualify: z.boolean(),
    decideWithdrawal: z.boolean(),
    swapPlayer: z.boolean(),
    correct: z.boolean(),
    replace: z.boolean(),
  }),
});
export type StaffEntry = z.output<typeof staffEntry>;

export const listEntries = defineCall({
  path: '/entries/list/{tournamentId}',
  duties: ['host'],
  limit: 'read',
  summary:
    'For hosts. All entries of a tournament: those with a slot by slot, then the waitlist in its order, then who is out.',
  answer: {
    data: z.array(staffEntry),
    vacant: z.number(),
    /** The site was down during check-in: a host must close it instead of the clock. */
    asksToClose: z.boolean(),
    now: z.string(),
  },
});

export const promoteEntry = defineCall({
  path: '/entries/promote/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'For hosts. Gives a waiting team a free place; `reason` is asked for when teams with a smaller number wait, who are thereby passed over.',
  body: z.object({ reason: z.optional(reason) }),
  answer: stands,
});

export const skipEntry = defineCall({
  path: '/entries/skip/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'For hosts. Passes a waiting team over when places are filled, with a reason; or no longer, without one.',
  body: z.object({ reason: z.nullable(reason) }),
  answer: stands,
});

export const fillPlaces = defineCall({
  path: '/entries/fill/{tournamentId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'For hosts. Gives the free places to the waitlist in its order; once check-in is open, to ready teams only.',
  answer: { message, data: z.object({ filled: z.number(), vacant: z.number() }) },
});

export const remindMissing = defineCall({
  path: '/entries/remind/{tournamentId}',
  duties: ['host'],
  limit: 'broadcast',
  effect: 'reversible',
  summary:
    'For hosts. While check-in is open, reminds the players of teams that are not checked in, as the clock does 40 and 30 minutes before the first match.',
  answer: { message },
});

export const markNoShow = defineCall({
  path: '/entries/no-show/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'For hosts, after check-in has closed. The team did not come: its place is free.',
  body: z.object({ reason }),
  answer: stands,
});

export const undoNoShow = defineCall({
  path: '/entries/undo-no-show/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'For hosts. The team came after all: it has a free place again, is checked in, and its strike is taken back.',
  answer: stands,
});

export const disqualifyEntry = defineCall({
  path: '/entries/disqualify/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'destroys',
  summary:
    'For hosts. Puts a team out for what it did: its place is free, and it cannot come back.',
  body: z.object({ reason }),
  answer: stands,
});

export const decideWithdrawal = defineCall({
  path: '/entries/decide-withdrawal/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary: 'For hosts. Lets a team go that asked to withdraw, or tells it to stay.',
  body: z.object({ isGranted: z.boolean(), reason: z.optional(reason) }),
  answer: stands,
});

export const swapPlayer = defineCall({
  path: '/entries/swap-player/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    "For hosts, once rosters are frozen. Puts one player of the team in another's place; refused when they are in another entry of this tournament.",
  body: z.object({ outUserId: id, inUserId: id, reason }),
  answer: stands,
});

export const correctEntry = defineCall({
  path: '/entries/correct/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    "For hosts. Corrects a team's name or one player's, or their game ID, in this tournament alone: a guest's, too. Where results were published, the name they were published under is kept beside the new one.",
  body: z.object({
    /** One of the two. */
    name: z.optional(teamName),
    player: z.optional(
      z.object({
        /** Place in the lineup, from 0, and the in-game name that is there. */
        place: z.number().check(z.int(), z.minimum(0), z.maximum(teamMaxPlayers)),
        was: z.string().check(z.maxLength(200)),
        inGameName,
        inGameId: gameId,
      }),
    ),
    reason,
  }),
  answer: stands,
});

export const replaceEntry = defineCall({
  path: '/entries/replace/{entryId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'For hosts. Puts a waiting team in the slot of one that cannot play; the old one keeps what it has played.',
  body: z.object({ byEntryId: id, reason }),
  answer: stands,
});
