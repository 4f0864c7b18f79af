import { commonTexts } from '../../common.texts.ts';
import { invalidField } from '../../errors.ts';
import type { Work } from '../../platform/work/work.ts';
import { groupsToPlan } from '../lobbies/draw-plans.actions.ts';
import { lockStage } from '../lobbies/stages.actions.ts';
import { scheduleClock } from './match-schedule.actions.ts';
import * as queries from './matches.queries.ts';
import type { MatchRow } from './matches.shared.queries.ts';

/**
 * Copies the matches of a tournament to the stages of another: same order, maps and groups, every start moved by
 * the same time. Void matches are left out: their replays are copied.
 * @param stages ids of the new stages by those of the old ones
 */
export async function copyMatches(
  work: Work,
  copy: {
    from: string;
    stages: ReadonlyMap<string, string>;
    firstMatchAt: string;
    /** Milliseconds; undefined to derive it from the first match. */
    by: number | undefined;
  },
): Promise<number> {
  const played = (await queries.listMatches(work.db, { tournamentId: copy.from })).filter(
    ({ state }) => state !== 'void',
  );
  const first = played[0]?.starts_at;
  if (!first) return 0;
  const shift = copy.by ?? Date.parse(copy.firstMatchAt) - first.getTime();
  if (first.getTime() + shift <= work.now().getTime())
    throw invalidField('firstMatchAt', commonTexts.timePast);
  for (const [oldId, stageId] of copy.stages) {
    const matches = played.filter(({ stage_id }) => stage_id === oldId);
    if (matches.length > 0) await planStage(work, { stageId, matches, shift });
  }
  return played.length;
}

async function planStage(
  work: Work,
  { stageId, matches, shift }: { stageId: string; matches: readonly MatchRow[]; shift: number },
): Promise<void> {
  const { event, stage } = await lockStage(work.db, stageId);
  const letters = new Set(matches.flatMap(({ group_letters }) => group_letters));
  const { draw, groups } = await groupsToPlan(work, { event, stage, wanted: letters.size });
  const idOf = new Map(groups.map(({ letter, id }) => [letter, id]));
  // Renumbered: a stage that was drawn again has a first match for each of its draws.
  const counts = new Map<string, number>();
  const ids = await queries.insertMatches(
    work.db,
    matches.map((match) => {
      const letter = match.table_group_id === null ? '' : (match.group_letters[0] ?? '');
      const no = (counts.get(letter) ?? 0) + 1;
      counts.set(letter, no);
      return {
        tournament_id: event.id,
        stage_id: stageId,
        draw_id: draw.id,
        table_group_id: letter === '' ? null : (idOf.get(letter) ?? null),
        group_letters: JSON.stringify(match.group_letters),
        no,
        map: match.map,
        recall: match.recall,
        starts_at: new Date(match.starts_at.getTime() + shift),
        slots_changed_at: work.now(),
        created_at: work.now(),
      };
    }),
  );
  await scheduleClock(work, await queries.listMatches(work.db, { ids }));
}
