import { sql } from 'kysely';

/** Preset version of a row of `stages` joined with `tournaments`: the chosen one, else the default of its game. */
export const presetOfStage = sql<string>`coalesce(stages.preset_version_id, (
  select newest.id from presets usual join preset_versions newest on newest.preset_id = usual.id
  where usual.game = tournaments.game and usual.is_default order by newest.no desc limit 1
))`;
