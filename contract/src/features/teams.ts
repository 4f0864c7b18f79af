import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { cursor, id, line, listTotal, opaqueToken, picturePath, timestamp } from '../fields.ts';
import { pageSize, teamNameLength } from '../limits.ts';
import { user } from './users.ts';

/** What a team-mate sees of a player: a user without the site role. */
export const teamMember = z.omit(user, { role: true, createdAt: true });
export type TeamMember = z.output<typeof teamMember>;

/** A team as its members and admins see it. The leader is among the players and comes first. */
export const team = z.object({
  _id: z.string(),
  name: z.string(),
  logo: picturePath,
  leader: teamMember,
  players: z.array(teamMember),
  createdAt: timestamp,
});
export type Team = z.output<typeof team>;

export const inviteLink = z.object({ code: z.string() });

/** What the holder of an invite code sees; the one place where a leader's e-mail is shown to a stranger. */
export const invitation = z.object({
  name: z.string(),
  logo: picturePath,
  leader: z.object({ name: z.string(), email: z.string(), profile: picturePath }),
  memberCount: z.number(),
});
export type Invitation = z.output<typeof invitation>;

/** Refusals of team creation, in the order in which they are checked. */
export const createTeamRefusals = {
  inGameInfo: 'Please fill your in-game information before creating a new team.',
  discord: 'Must be Verify your account with discord before creating a new team.',
  name: 'Please enter a team name.',
  logo: 'Please upload a team logo.',
} as const;

export const deleteTeamQuestion =
  'Are you sure you want to delete this team? This action cannot be undone.';

const message = z.string();

export const teamName = line({ label: 'Team name', ...teamNameLength });

export const createTeam = defineCall({
  path: '/team/create',
  access: 'user',
  summary: 'Creates a team led by the signed-in user.',
  // Which refusal comes first depends on the player, so the action checks the name (`teamName`).
  body: z.object({ name: z._default(z.string(), '') }),
  pictures: { logo: 'optional' },
  answer: { message, team },
});

export const getTeam = defineCall({
  path: '/team/get/{userId}',
  access: 'user',
  summary: "A user's team, `null` without one. For oneself, team-mates and admins.",
  params: { userId: id },
  answer: { team: z.nullable(team), invitelink: z.nullable(inviteLink) },
});

export const resetInvite = defineCall({
  path: '/team/invite/reset/{teamId}',
  access: 'user',
  summary: 'Replaces the invite code; the old one stops working at once.',
  params: { teamId: id },
  answer: { message, data: inviteLink },
});

export const leaveTeam = defineCall({
  path: '/team/leave/{teamId}',
  access: 'user',
  summary: 'Takes the signed-in member out of the team. The leader cannot leave.',
  params: { teamId: id },
  answer: { message },
});

export const kickPlayer = defineCall({
  path: '/team/kick/{userId}',
  access: 'user',
  summary: "Takes a player out of the signed-in leader's team.",
  params: { userId: id },
  answer: { message },
});

export const deleteTeam = defineCall({
  path: '/team/delete',
  access: 'user',
  summary: "Deletes the signed-in leader's team and cancels its open registrations.",
  answer: { message },
});

export const getInvitation = defineCall({
  path: '/team/invite/{code}',
  access: 'user',
  summary: 'The team that an invite code leads to.',
  params: { code: opaqueToken },
  answer: { data: invitation },
});

export const acceptInvitation = defineCall({
  path: '/team/invite/player/{code}',
  access: 'user',
  summary: 'Joins the team of the invite code.',
  params: { code: opaqueToken },
  answer: { message },
});

export const listTeams = defineCall({
  path: '/admin/teams',
  access: 'admin',
  summary: 'Teams with their players, newest first; `search` narrows by name, ignoring case.',
  body: z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    cursor: z.optional(cursor),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(pageSize.max))),
  }),
  answer: { data: z.array(team), nextCursor: z.nullable(z.string()), total: listTotal },
});

export const deleteTeamQuestionForAdmins = 'Delete this team? This cannot be undone.';

export const deleteTeamAsAdmin = defineCall({
  path: '/admin/team/delete-team/{teamId}',
  access: 'admin',
  summary: 'Deletes a team and its registrations in tournaments that are not over.',
  params: { teamId: id },
  answer: { message },
});
