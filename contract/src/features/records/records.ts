import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, picturePath, searchText, sortedCursor, timestamp } from '../../fields.ts';
import { rowStatuses } from '../../scoring/rows.ts';
import { leagues, searchMax } from './records.values.ts';

const sums = {
  matches: z.number(),
  wwcd: z.number(),
  elims: z.number(),
  pointsX10: z.number(),
};

export const playedMatch = z.object({
  matchId: z.string(),
  tournamentId: z.string(),
  tournament: z.string(),
  stage: z.string(),
  no: z.number(),
  map: z.string(),
  startsAt: timestamp,
  status: z.enum(rowStatuses),
  placement: z.nullable(z.number()),
  elims: z.number(),
  pointsX10: z.number(),
});
export type PlayedMatch = z.output<typeof playedMatch>;

export const playedEvent = z.object({
  tournamentId: z.string(),
  title: z.string(),
  startDate: timestamp,
  isOver: z.boolean(),
  /** Placement in its last final stage; null before there is one. */
  place: z.nullable(z.object({ rank: z.number(), stage: z.string() })),
  ...sums,
});
export type PlayedEvent = z.output<typeof playedEvent>;

export const getTeamRecord = defineCall({
  path: '/records/team/{teamId}',
  access: 'public',
  limit: 'read',
  summary:
    "What everybody may know of a team: name, crest, in-game names, events with places, the last matches. Nobody's name, id or address.",
  answer: {
    data: z.object({
      name: z.string(),
      logo: picturePath,
      /** The team still exists; a removed one keeps its record. */
      isActive: z.boolean(),
      /** In-game names, the leader's first; `page` is null if hidden. */
      players: z.array(z.object({ name: z.string(), page: z.nullable(id) })),
      /** Across all published matches. */
      total: z.object({ ...sums, events: z.number() }),
      /** Newest first. */
      events: z.array(playedEvent),
      matches: z.array(playedMatch),
    }),
  },
});
export type TeamRecord = z.output<typeof getTeamRecord.answer>['data'];

export const getPlayerRecord = defineCall({
  path: '/records/player/{pageId}',
  access: 'public',
  limit: 'read',
  summary:
    "What everybody may know of a player: in-game name and role, team, events with the team's place. Not there for who hides it.",
  answer: {
    data: z.object({
      inGameName: z.string(),
      role: z.string(),
      team: z.nullable(z.object({ id, name: z.string(), logo: picturePath })),
      /** Newest first; placements and sums are the team's. */
      events: z.array(
        z.object({
          ...playedEvent.shape,
          /** Its name at the time. */
          team: z.string(),
          /** The player's own eliminations, if known by player. */
          ownElims: z.nullable(z.number()),
          /** Finished, and nobody had more eliminations of their own. */
          hasMostElims: z.boolean(),
        }),
      ),
    }),
  },
});
export type PlayerRecord = z.output<typeof getPlayerRecord.answer>['data'];

export const setPlayerPage = defineCall({
  path: '/records/player-page',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary:
    'Where the page of the signed-in player is, and whether they hide it. Without `isHidden` it only answers what holds.',
  body: z.object({ isHidden: z.optional(z.boolean()) }),
  answer: { data: z.object({ page: id, isHidden: z.boolean() }) },
});

export const listOwnResults = defineCall({
  path: '/records/mine',
  access: 'user',
  limit: 'read',
  summary:
    'Published matches of the entries that the signed-in player is in, the newest first; `before` goes on where the list ended. `ownElims` is theirs where eliminations are known by player.',
  body: z.object({ before: z.optional(sortedCursor) }),
  answer: {
    data: z.array(
      z.object({ ...playedMatch.shape, team: z.string(), ownElims: z.nullable(z.number()) }),
    ),
    nextBefore: z.nullable(z.string()),
  },
});

export const searchAll = defineCall({
  path: '/records/search',
  access: 'public',
  limit: 'read',
  summary:
    'Published tournaments, teams and players whose name contains a text, ignoring case: at most five of each, first those that begin with it. Players by their in-game name, unless they hide their page.',
  body: z.object({
    search: searchText({ max: searchMax }).check(
      z.refine((text) => text.trim() !== '', 'Type what to look for.'),
    ),
  }),
  answer: {
    data: z.object({
      tournaments: z.array(
        z.object({ id, title: z.string(), firstMatchAt: z.nullable(timestamp) }),
      ),
      teams: z.array(z.object({ id, name: z.string(), logo: picturePath })),
      players: z.array(z.object({ page: id, name: z.string(), team: z.string() })),
    }),
  },
});
export type Found = z.output<typeof searchAll.answer>['data'];

export const leader = z.object({
  rank: z.number(),
  teamId: z.string(),
  name: z.string(),
  logo: picturePath,
  ...sums,
});
export type Leader = z.output<typeof leader>;

export const listLeaders = defineCall({
  path: '/records/leaders',
  access: 'public',
  limit: 'read',
  summary:
    'Teams with the most points in a month: in the scrims of a tier, or in events. A match after midnight belongs to the evening before.',
  body: z.object({
    league: z.enum(leagues, 'Choose a tier or events.'),
    month: z
      .string('Choose a month.')
      .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written 2026-11.')),
  }),
  answer: { data: z.array(leader) },
});
