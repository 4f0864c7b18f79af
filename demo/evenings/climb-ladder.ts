import { type Tier, tierNames, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { addDays, mondayOf, startOf } from '@one-dream/contract/schedule/scrim-days.ts';
import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Viewer } from '../../server/src/calls/viewer.ts';
import {
  insertMove,
  type MoveRow,
  writePlace,
} from '../../server/src/features/ladder/ladder.queries.ts';
import type { Db } from '../../server/src/platform/database/schema.ts';
import type { DemoTeam } from '../demo.queries.ts';

/** Tier of a team by its age: the oldest are highest. */
export function tierOf(place: number): Tier {
  if (place < 3) return 'T1';
  if (place < 5) return 'SEMI_T1';
  return place < 14 ? 'T2' : 'T3';
}

/**
 * Enters every team at T3 and promotes some in earlier weeks, except the last one, whose moves are still open.
 */
export async function climbLadder(
  db: Db,
  { teams, admin, now }: { teams: readonly DemoTeam[]; admin: Viewer; now: Date },
): Promise<void> {
  const monday = mondayOf(matchDayOf(now));
  for (const [place, team] of teams.entries()) {
    const tier = tierOf(place);
    const steps = tiers.slice(0, tiers.indexOf(tier) + 1);
    // All before last week, newcomers in the days before it.
    const entered = 7 * (steps.length + 1) + 3 + (place % 5);
    const moves: Omit<MoveRow, 'id'>[] = steps.map((to, step) => {
      const from = steps[step - 1] ?? null;
      const week = addDays(monday, -7 * (steps.length - step + 1));
      // On the Monday after the week, before noon.
      const decided = new Date(startOf(addDays(week, 7), '05:00').getTime() + 5 * 3_600_000);
      const at = from ? decided : startOf(addDays(matchDayOf(now), -entered), '21:30');
      return {
        team_id: team.id,
        team_name: team.name,
        from_tier: from,
        to_tier: to,
        kind: from ? 'promotion' : 'entered',
        week: from ? week : null,
        reason: from
          ? `Rank ${1 + ((place + step) % 4)} of the week in ${tierNames[from]}.`
          : inEnglish(reasonTexts.firstScrim),
        at: at < now ? at : new Date(now.getTime() - 60_000),
      };
    });
    for (const move of moves)
      await insertMove(db, { ...move, decided_by: move.week ? admin.id : null });
    const last = moves.at(-1);
    if (last) await writePlace(db, { teamId: team.id, tier, now: last.at });
  }
}
