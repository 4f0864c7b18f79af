import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import {
  id,
  line,
  listTotal,
  opaqueToken,
  picturePath,
  searchText,
  searchTexts,
  sortedPage,
  timestamp,
} from '../../fields.ts';
import { teamMaxPlayers, teamNameLength } from '../../limits.ts';
import { user } from '../users/users.ts';
import { teamKinds, teamOrders } from './teams.values.ts';

/** A player as visible to team-mates: a user without the site role. */
export const teamMember = z.omit(user, { role: true, createdAt: true });
export type TeamMember = z.output<typeof teamMember>;

/** A team as visible to its members and admins. The leader comes first among the players. */
export const team = z.object({
  _id: z.string(),
  name: z.string(),
  logo: picturePath,
  leader: teamMember,
  /** May do what the leader does, but delete the team or hand it over. */
  coLeaderId: z.optional(z.nullable(z.string())),
  players: z.array(teamMember),
  /** Player IDs in lineup order: starters first, then substitutes. */
  lineup: z.array(z.string()),
  createdAt: timestamp,
});
export type Team = z.output<typeof team>;

export const inviteLink = z.object({ code: z.string() });

/** A team as visible to the holder of an invite code; the only place where a leader's email is shown to strangers. */
export const invitation = z.object({
  name: z.string(),
  logo: picturePath,
  leader: z.object({ name: z.string(), email: z.string(), profile: picturePath }),
  memberCount: z.number(),
});
export type Invitation = z.output<typeof invitation>;

const message = z.string();

export const teamName = line({ label: 'Team name', ...teamNameLength });

export const createTeam = defineCall({
  path: '/team/create',
  access: 'user',
  limit: 'upload',
  effect: 'own',
  summary: 'Creates a team led by the signed-in user.',
  // The first refusal depends on the player, so the action validates the name (`teamName`).
  body: z.object({
    name: z._default(z.string().check(z.maxLength(1000)), ''),
    /** The crest drawn from the name stands for a logo. */
    drawnLogo: z.optional(z.literal('true')),
  }),
  pictures: { logo: 'optional' },
  answer: { message, team },
});

export const updateTeam = defineCall({
  path: '/team/update',
  access: 'user',
  limit: 'upload',
  effect: 'own',
  summary:
    "Changes the name and, where one comes along, the logo of the signed-in leader's team. Tournaments that it is in keep what it was registered as.",
  body: z.object({ name: teamName }),
  pictures: { logo: 'optional' },
  answer: { message, team },
});

export const handOverTeam = defineCall({
  path: '/team/hand-over/{userId}',
  access: 'user',
  limit: 'notify',
  effect: 'grants',
  summary:
    "Makes a member the leader of the signed-in leader's team, with its entries; only they can give it back.",
  answer: { message, team },
});

export const setCoLeader = defineCall({
  path: '/team/co-leader',
  access: 'user',
  limit: 'notify',
  effect: 'grants',
  summary:
    "Makes one member the co-leader of the signed-in leader's team, or nobody: who may do what the leader does, but delete the team, hand it over or say who gets its prizes.",
  body: z.object({ userId: z.nullable(id) }),
  answer: { message, team },
});

/** Players in lineup order, without duplicates. */
export const lineupOrder = z.array(id).check(z.minLength(1), z.maxLength(teamMaxPlayers));

export const setTeamLineup = defineCall({
  path: '/team/lineup',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    "Puts all players of the signed-in leader's team in the order of its lineup: the first four start in a squad tournament, the others are its substitutes. For tournaments that it registers for from now on.",
  body: z.object({ userIds: lineupOrder }),
  answer: { message, team },
});

export const remindPlayer = defineCall({
  path: '/team/remind/{userId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    "Reminds a player of the signed-in leader's team of what they lack to play; once in twelve hours each.",
  answer: { message },
});

export const getTeam = defineCall({
  path: '/team/get/{userId}',
  access: 'user',
  limit: 'read',
  summary: "A user's team, `null` without one. For oneself, team-mates and admins.",
  answer: {
    team: z.nullable(team),
    invitelink: z.nullable(inviteLink),
    /** The viewer's permissions on the roster: leave, and kick these players. */
    can: z.optional(z.object({ leave: z.boolean(), kick: z.array(z.string()) })),
  },
});

export const resetInvite = defineCall({
  path: '/team/invite/reset/{teamId}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: 'Replaces the invite code; the old one stops working at once.',
  answer: { message, data: inviteLink },
});

export const leaveTeam = defineCall({
  path: '/team/leave/{teamId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: 'Takes the signed-in member out of the team. The leader cannot leave.',
  answer: { message },
});

export const kickPlayer = defineCall({
  path: '/team/kick/{userId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: "Takes a player out of the signed-in leader's team.",
  answer: { message },
});

export const deleteTeam = defineCall({
  path: '/team/delete',
  access: 'user',
  limit: 'notify',
  effect: 'destroys',
  summary: "Deletes the signed-in leader's team and cancels its open registrations.",
  answer: { message },
});

export const getInvitation = defineCall({
  path: '/team/invite/{code}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: 'The team that an invite code leads to.',
  params: { code: opaqueToken },
  answer: { data: invitation },
});

export const previewInvitation = defineCall({
  path: '/noauth/team/invite/{code}',
  access: 'public',
  limit: 'read',
  summary:
    'Name and logo of the team that an invite code leads to, for whoever has to sign in first.',
  params: { code: opaqueToken },
  answer: { data: z.object({ name: z.string(), logo: picturePath }) },
});

export const acceptInvitation = defineCall({
  path: '/team/invite/player/{code}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: 'Joins the team of the invite code.',
  params: { code: opaqueToken },
  answer: { message },
});

export const listedTeam = z.extend(team, {
  /** Entries in unfinished tournaments, including waitlists. */
  runningEntries: z.number(),
});
export type ListedTeam = z.output<typeof listedTeam>;

export const listTeams = defineCall({
  path: '/admin/teams',
  access: 'admin',
  limit: 'read',
  summary:
    'Teams with their players, newest first; `search` narrows by name, ignoring case. `anyOf` finds those that have one of several texts in their name, or in name, address, in-game name or game id of a player.',
  body: z.object({
    search: z.optional(searchText({ max: 100 })),
    anyOf: z.optional(searchTexts()),
    only: z.optional(z.enum(teamKinds)),
    /** Ignored during a search: results come newest first. */
    order: z.optional(z.enum(teamOrders)),
    ...sortedPage,
  }),
  answer: { data: z.array(listedTeam), nextCursor: z.nullable(z.string()), total: listTotal },
});

export const deleteTeamAsAdmin = defineCall({
  path: '/admin/team/delete-team/{teamId}',
  access: 'admin',
  limit: 'staff',
  effect: 'destroys',
  summary: 'Deletes a team and its registrations in tournaments that are not over.',
  answer: { message },
});
