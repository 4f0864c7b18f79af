import { randomUUID } from 'node:crypto';
import {
  createStage,
  publishDraw,
  rollDraw,
} from '@one-dream/contract/features/lobbies/lobbies.ts';
import { releaseRoom, saveRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { createMatches } from '@one-dream/contract/features/matches/matches.ts';
import { createApi } from '../../factories/api.ts';
import type { BenchDatabase } from './database.ts';
import { idOf, userToken } from './seed.ts';
import type { FilledSite } from './sites.ts';

/** Opens a cup with a drawn stage, and returns the host's further steps. @param options.host a user who is in none of its teams */
export async function openCup(
  { site, database }: FilledSite,
  options: { teams: number; format: 'single' | 'groups'; host: number },
) {
  const { tournament, entries } = await insertCup(database, options.teams);
  const as = { token: userToken(options.host) };
  await database.query(`update users set role = 'admin' where id = '${idOf(options.host)}'`);
  await database.query('analyze');
  const api = createApi({ url: site.url });
  const { data: stage } = await api.act(createStage, {
    as,
    params: { tournamentId: tournament },
    body: { name: 'Stage', format: options.format },
  });
  const params = { stageId: stage._id };
  const { data: draw } = await api.act(rollDraw, { as, params, body: {} });
  return {
    ...{ api, as, entries, groups: draw.groups },
    tournamentId: tournament,
    publishDraw: () =>
      api.act(publishDraw, {
        as,
        params: { drawId: draw._id },
        body: { version: draw.version },
      }),
    createMatches: async (matches: number) => {
      const firstStart = new Date(Date.now() + 20 * 60_000).toISOString();
      const maps = [{ name: 'Erangel', recall: false }];
      const body = { firstStart, matches, maps };
      return (await api.act(createMatches, { as, params, body })).data;
    },
    openRoom: async (matchId: string) => {
      const room = { roomId: 'RM4711', password: 'pochinki' };
      await api.act(saveRoom, { as, params: { matchId }, body: room });
      await api.act(releaseRoom, { as, params: { matchId } });
    },
  };
}

/** A full tournament of the seed's first teams, with their players. @returns their entries by slot */
async function insertCup(
  { query }: BenchDatabase,
  teams: number,
): Promise<{ tournament: string; entries: string[] }> {
  const tournament = randomUUID();
  const entries = Array.from({ length: teams }, () => randomUUID());
  const teamIds = entries.map((_, index) => idOf(index + 1));
  await query(
    `with cup as (
       insert into tournaments (id, title, organizer, banner, status, prize_pool, slot_total, slots_used, type,
         description, log_channel, prizes, schedule, rules, created_at)
       values ($1, 'Bench cup', '', '', 'CLOSED', '', $4, $4, 'SQUAD', '', '', '[]', '[]', '[]', now())
     )
     insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
       leader_discord_id, leader_discord_username, registered_at)
     select entry, $1, team, slot, 'Team ' || slot, '', '', '', '', now()
     from unnest($2::uuid[], $3::uuid[]) with ordinality as given(entry, team, slot)`,
    [tournament, entries, teamIds, teams],
  );
  await query(
    `insert into registration_players (registration_id, tournament_id, position, user_id, name, in_game_name,
       in_game_id, in_game_id_key, in_game_role, discord_id)
     select registrations.id, $1, row_number() over (partition by registrations.id), user_id, users.name,
       in_game_name, in_game_id, in_game_id, '', ''
     from registrations join team_members using (team_id) join users on users.id = user_id where tournament_id = $1`,
    [tournament],
  );
  return { tournament, entries };
}
