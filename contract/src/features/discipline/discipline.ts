import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, line, page, paragraphs, searchText, timestamp } from '../../fields.ts';
import {
  appealStates,
  banKinds,
  banScopes,
  banStates,
  longestBanDays,
  strangersMax,
  strikeKinds,
} from './discipline.values.ts';

const message = z.string();
const reason = line({ label: 'Reason', min: 5, max: 300 });

const subject = z.object({
  kind: z.enum(['person', 'team']),
  /** Name at the time. */
  name: z.string(),
});

/** A strike as seen by the person and the staff. */
export const strike = z.object({
  _id: z.string(),
  subject,
  kind: z.enum(strikeKinds),
  points: z.number(),
  reason: z.string(),
  /** Title of the event it came from; empty for none. */
  tournament: z.string(),
  at: timestamp,
  /** No longer counts from then on. */
  expiresAt: timestamp,
  /** Reason for revoking it; null while it stands. */
  revokeReason: z.nullable(z.string()),
  /** Name; staff only. null: issued automatically. */
  givenBy: z.nullable(z.string()),
});
export type Strike = z.output<typeof strike>;

export const ban = z.object({
  _id: z.string(),
  subject,
  kind: z.enum(banKinds),
  scope: z.enum(banScopes),
  state: z.enum(banStates),
  /** At this moment, accurate to the second. */
  isInForce: z.boolean(),
  reason: z.string(),
  /** Proposed or imposed duration; null: permanent. */
  days: z.nullable(z.number()),
  startsAt: z.nullable(timestamp),
  /** null: permanent, or not decided yet. */
  endsAt: z.nullable(timestamp),
  createdAt: timestamp,
  /** Reason for lifting or declining it; null otherwise. */
  liftReason: z.nullable(z.string()),
  appeal: z.nullable(
    z.object({
      text: z.string(),
      state: z.enum(appealStates),
      answer: z.string(),
      at: timestamp,
    }),
  ),
  /** Names; staff only. null: the site itself, or pending. */
  proposedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
});
export type Ban = z.output<typeof ban>;

const strikeKind = z.enum(strikeKinds, 'Choose what it is for.');

export const giveStrike = defineCall({
  path: '/discipline/strike/{tournamentId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Gives a player of an entry, or its team, a strike. At 3 within 30 days a 7-day ban from scrims is proposed. Nobody decides about an entry that they are in.',
  body: z.object({
    entryId: id,
    /** A player of the entry; null: the team. */
    userId: z._default(z.nullable(id), null),
    kind: strikeKind,
    reason,
  }),
  answer: { message, data: strike },
});

export const findStrangers = defineCall({
  path: '/discipline/strangers/{matchId}',
  duties: ['host', 'scorer'],
  limit: 'read',
  summary:
    "Looks up who played in a match's teams without being of their squad: for which other team of the tournament they are registered, and whether they are banned. By game id where an observer's file has one; otherwise by names, in any width, case and ornaments, and as they were read before. Changes nothing and judges nobody.",
  body: z.object({
    strangers: z
      .array(
        z.object({
          /** In whose place they played. */
          entryId: id,
          name: z.string().check(z.maxLength(60)),
          gameId: z._default(z.string().check(z.maxLength(20)), ''),
        }),
      )
      .check(z.maxLength(strangersMax, `Ask about at most ${strangersMax} at once.`)),
  }),
  answer: {
    /** In the order asked. */
    data: z.array(
      z.object({
        /** The other entry of this tournament that has them in its squad. */
        of: z.nullable(z.object({ entryId: z.string(), team: z.string(), inGameName: z.string() })),
        /** In-game name of the banned player that this is, or may be; null if there is none. */
        banned: z.nullable(z.string()),
        /** By game id; otherwise by name alone, which several players may have. */
        isExact: z.boolean(),
      }),
    ),
  },
});

const personOrTeam = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), userId: id }),
  z.object({ kind: z.literal('team'), teamId: id }),
]);

export const strikeSubject = defineCall({
  path: '/discipline/strikes/give',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Gives an account or a team a strike outside an event.',
  body: z.object({ subject: personOrTeam, kind: strikeKind, reason }),
  answer: { message, data: strike },
});

export const revokeStrike = defineCall({
  path: '/discipline/strikes/revoke/{strikeId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Takes a strike back; it counts no more.',
  body: z.object({ reason }),
  answer: { message },
});

const searched = {
  search: z.optional(searchText({ max: 100 })),
  ...page,
};

export const listStrikes = defineCall({
  path: '/discipline/strikes/list',
  access: 'admin',
  limit: 'read',
  summary: 'All strikes, newest first, by name or game id.',
  body: z.object(searched),
  answer: { data: z.array(strike), nextCursor: z.nullable(z.string()) },
});

export const giveBan = defineCall({
  path: '/discipline/bans/give',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Bans an account with its game id, a team, or the whole lineup of an entry. Admins up to 30 days, the owner longer or for good.',
  body: z.object({
    subject: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('person'), userId: id }),
      z.object({ kind: z.literal('team'), teamId: id }),
      z.object({ kind: z.literal('entry'), entryId: id }),
    ]),
    kind: z.enum(banKinds, 'Choose what it is for.'),
    scope: z.enum(banScopes, 'Choose what they are banned from.'),
    /** null: permanent. */
    days: z.nullable(
      z
        .int('Enter whole days.')
        .check(
          z.minimum(1, 'At least 1 day.'),
          z.maximum(longestBanDays, `At most ${longestBanDays} days, or for good.`),
        ),
    ),
    reason,
  }),
  answer: { message, data: z.array(ban) },
});

export const decideBan = defineCall({
  path: '/discipline/bans/decide/{banId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Confirms a proposed ban, which begins now, or declines it with a reason.',
  body: z.discriminatedUnion('isConfirmed', [
    z.object({ isConfirmed: z.literal(true) }),
    z.object({ isConfirmed: z.literal(false), reason }),
  ]),
  answer: { message, data: ban },
});

export const liftBan = defineCall({
  path: '/discipline/bans/lift/{banId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Ends a ban early. One longer than 30 days only the owner lifts.',
  body: z.object({ reason }),
  answer: { message, data: ban },
});

export const answerAppeal = defineCall({
  path: '/discipline/bans/appeal/{banId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Answers an appeal; accepting it lifts the ban.',
  body: z.object({ isAccepted: z.boolean(), answer: reason }),
  answer: { message, data: ban },
});

export const listBans = defineCall({
  path: '/discipline/bans/list',
  access: 'admin',
  limit: 'read',
  summary:
    'Bans, newest first: what waits for a decision (proposals, appeals), what is in force, or all of them.',
  body: z.object({ show: z.enum(['waiting', 'in_force', 'all']), ...searched }),
  answer: { data: z.array(ban), nextCursor: z.nullable(z.string()) },
});

export const findSubjects = defineCall({
  path: '/discipline/find',
  access: 'admin',
  limit: 'read',
  summary: 'Accounts and teams by name, mail address or game id, with what stands against them.',
  body: z.object({ search: searchText({ max: 100 }) }),
  answer: {
    data: z.array(
      z.object({
        kind: z.enum(['person', 'team']),
        _id: z.string(),
        name: z.string(),
        /** In-game name and ID of a person, the leader's name of a team. */
        detail: z.string(),
        /** Live strikes of the last 30 days. */
        points: z.number(),
        isBanned: z.boolean(),
      }),
    ),
  },
});

export const getOwnDiscipline = defineCall({
  path: '/discipline/mine',
  access: 'user',
  limit: 'read',
  summary: 'Strikes and decided bans of the signed-in user, their game id and their team.',
  answer: {
    data: z.object({
      strikes: z.array(strike),
      bans: z.array(z.object({ ...ban.shape, mayAppeal: z.boolean() })),
    }),
  },
});

export const appealBan = defineCall({
  path: '/discipline/appeal/{banId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: 'Appeals against a ban in force, once: the person, or the leader of a banned team.',
  body: z.object({ text: paragraphs({ label: 'Your appeal', min: 20, max: 1000 }) }),
  answer: { message, data: ban },
});
