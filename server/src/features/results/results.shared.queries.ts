import { sql } from 'kysely';

/** Names that the player with this game id was read as, as an array; `gameIdKey` names a column. */
export const aliasesOf = (gameIdKey: string) => sql<string[]>`array(
  select alias from player_aliases where game_id_key = ${sql.ref(gameIdKey)} and game_id_key <> ''
)`;
