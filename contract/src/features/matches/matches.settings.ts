import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { line } from '../../fields.ts';
import { games } from '../../games.ts';

const message = z.string();
const mapName = line({ label: 'Map', min: 1, max: 30 });

export const gameMap = z.object({ name: mapName, recall: z.boolean() });
const game = z.enum(games, 'There is no such game here.');

export const listMaps = defineCall({
  path: '/matches/maps/{game}',
  access: 'public',
  limit: 'read',
  summary: 'Maps of a game to choose from, and whether fallen players can be brought back on them.',
  params: { game },
  answer: { data: z.array(gameMap) },
});

export const saveMaps = defineCall({
  path: '/admin/matches/maps/{game}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Replaces the list of maps of a game. Matches that are there keep theirs.',
  params: { game },
  body: z.object({
    maps: z.array(gameMap).check(
      z.minLength(1, 'Keep at least one map.'),
      z.maxLength(30, 'At most 30 maps.'),
      z.refine(
        (maps) => new Set(maps.map(({ name }) => name.toLowerCase())).size === maps.length,
        'A map is in there twice.',
      ),
    ),
  }),
  answer: { message, data: z.array(gameMap) },
});

export const getTeamCalendar = defineCall({
  path: '/matches/calendar/{teamId}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: "Secret address of a calendar with the matches of one's team, for any calendar program.",
  answer: { url: z.string() },
});

export const resetTeamCalendar = defineCall({
  path: '/matches/calendar/reset/{teamId}',
  access: 'user',
  limit: 'write',
  effect: 'own',
  summary: "Makes a new secret address for the calendar of the leader's team; the old one ends.",
  answer: { message, url: z.string() },
});
