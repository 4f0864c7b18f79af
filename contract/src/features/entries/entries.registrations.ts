import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { registeredTeam } from '../tournaments/tournaments.ts';
import { declarationKinds } from '../tournaments/tournaments.values.ts';

const message = z.string();

/** Declarations the leader ticks to register, as required by the tournament's `eligibility`; see `declarationsOf`. */
export const declaring = z.object({
  declarations: z._default(
    z
      .array(z.enum(declarationKinds, 'Choose from the list.'))
      .check(z.maxLength(declarationKinds.length)),
    [],
  ),
});

export const registerTeam = defineCall({
  path: '/tournament/register/{tournamentId}/{teamId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary:
    "Takes a slot for the signed-in leader's team and keeps its roster. Full: 409 SLOTS_FILLED; the waitlist is a call of its own.",
  body: declaring,
  answer: { message, data: z.object({ slot: z.number(), squad: z.array(z.string()) }) },
});

export const cancelRegistration = defineCall({
  path: '/tournament/cancel/{tournamentId}/{teamId}',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: "Gives the slot of the signed-in leader's team back.",
  answer: { message },
});

export const rosterPlayer = z.object({
  name: z.string(),
  inGameName: z.string(),
  inGameId: z.string(),
  inGameRole: z.string(),
  discordId: z.string(),
});
export const rosterEntry = z.extend(registeredTeam, {
  /** Entry number: from 1, unique within the tournament. */
  entryNo: z.number(),
  registeredAt: z.string(),
  leader: z.object({ email: z.string(), discordTag: z.string() }),
  players: z.array(rosterPlayer),
});

export type RosterEntry = z.output<typeof rosterEntry>;

export const listRosters = defineCall({
  path: '/admin/tournament/teams/{tournamentId}',
  access: 'admin',
  limit: 'read',
  summary: "All of a tournament's teams in the order of their slots, with leader and roster.",
  answer: { data: z.array(rosterEntry) },
});

export const removeTeam = defineCall({
  path: '/admin/tournament/team/remove/{tournamentId}/{teamId}',
  access: 'admin',
  limit: 'staff',
  effect: 'destroys',
  summary: 'Takes a team out of a tournament; its slot is free again.',
  answer: { message },
});
