import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { page, paragraphs, picturePath, timestamp } from '../../fields.ts';
import { joinTextMax, searchTextMax } from '../../limits.ts';
import { preferredRoles } from '../users/users.values.ts';

/**
 * Teams looking for players, players looking for a team, and requests between them. For signed-in users; game IDs, addresses
 * and mobile numbers are visible to team-mates only.
 */

const message = z.string();
const roles = z.array(z.enum(preferredRoles));
/** State of requests between the two sides: none, sent either way, or recently declined. */
const between = z.enum(['nothing', 'asked', 'asks', 'declined']);
export type BetweenUs = z.output<typeof between>;

/** A team looking for players, as visible to any signed-in player. */
export const searchingTeam = z.object({
  _id: z.string(),
  name: z.string(),
  logo: picturePath,
  memberCount: z.number(),
  roles,
  text: z.string(),
  postedAt: timestamp,
  between,
});
export type SearchingTeam = z.output<typeof searchingTeam>;

/** A player looking for a team, as visible to any signed-in player. */
export const searchingPlayer = z.object({
  _id: z.string(),
  name: z.string(),
  profile: z.string(),
  inGameName: z.string(),
  inGameRole: z.string(),
  text: z.string(),
  postedAt: timestamp,
  /** Between the player and the viewer's team. */
  between,
});
export type SearchingPlayer = z.output<typeof searchingPlayer>;

export const joinRequest = z.object({
  _id: z.string(),
  askedBy: z.enum(['player', 'team']),
  /** Whether it awaits the viewer's answer, or the other side's. */
  isForMe: z.boolean(),
  team: z.object({ _id: z.string(), name: z.string(), logo: picturePath, memberCount: z.number() }),
  player: z.object({
    _id: z.string(),
    name: z.string(),
    profile: z.string(),
    inGameName: z.string(),
    inGameRole: z.string(),
  }),
  text: z.string(),
  askedAt: timestamp,
});
export type JoinRequest = z.output<typeof joinRequest>;

const ownSearch = z.object({ text: z.string(), roles, postedAt: timestamp, until: timestamp });
export type OwnSearch = z.output<typeof ownSearch>;

export const listSearchingTeams = defineCall({
  path: '/team/search/teams',
  access: 'user',
  limit: 'read',
  summary:
    'Teams that look for players and have a place free, newest first; `role` narrows to those that look for it.',
  body: z.object({ role: z.optional(z.enum(preferredRoles)), ...page }),
  answer: { data: z.array(searchingTeam), nextCursor: z.nullable(z.string()) },
});

export const listSearchingPlayers = defineCall({
  path: '/team/search/players',
  access: 'user',
  limit: 'read',
  summary: 'Players who look for a team, newest first; `role` narrows to those who prefer it.',
  body: z.object({ role: z.optional(z.enum(preferredRoles)), ...page }),
  answer: { data: z.array(searchingPlayer), nextCursor: z.nullable(z.string()) },
});

export const getOwnSearch = defineCall({
  path: '/team/search/mine',
  access: 'user',
  limit: 'read',
  summary:
    'What the signed-in player, or the team they lead, looks for; and the requests that wait for them or that they made.',
  answer: {
    /** `null`: no active search. */
    search: z.nullable(ownSearch),
    requests: z.array(joinRequest),
  },
});

const searchText = paragraphs({ label: 'The text', max: searchTextMax });

export const postSearchForm = z.object({
  text: z._default(searchText, ''),
  /** For a team: the roles wanted; empty means any. */
  roles: z._default(roles.check(z.maxLength(preferredRoles.length)), []),
});

export const postSearch = defineCall({
  path: '/team/search/post',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    'Shows for 14 days that the team that the signed-in player leads looks for players or, without a team, that they look for one. Said again, it is new.',
  body: postSearchForm,
  answer: { message, data: ownSearch },
});

export const endSearch = defineCall({
  path: '/team/search/end',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: 'Takes that back.',
  answer: { message },
});

export const joinTextForm = z.object({
  text: z._default(paragraphs({ label: 'The text', max: joinTextMax }), ''),
});

export const askToJoin = defineCall({
  path: '/team/search/ask-team/{teamId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    'Asks a team that looks for players to be let in; at most five questions wait at a time, and who was declined waits a week.',
  body: joinTextForm,
  answer: { message },
});

export const askPlayer = defineCall({
  path: '/team/search/ask-player/{userId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    "Asks a player who looks for a team to join the signed-in leader's; at most twenty questions wait at a time.",
  body: joinTextForm,
  answer: { message },
});

export const answerJoinRequest = defineCall({
  path: '/team/search/answer/{requestId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    'Accepts or declines: the leader what a player asked, the player what a team asked. Accepted, the player is in the team.',
  body: z.object({ isAccepted: z.boolean() }),
  answer: { message },
});

export const withdrawJoinRequest = defineCall({
  path: '/team/search/withdraw/{requestId}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: 'Takes a question back that waits still.',
  answer: { message },
});
