import type { Translatable, Value } from '../texts.ts';
import { issueTexts, changeTexts as texts } from './check.texts.ts';
import type { ResultRow } from './rows.ts';

/**
 * Describes a correction, one sentence part per change, by row: `eliminations of Team X 6 → 7`, `Team Y played → absent`.
 */
export function describeChange(change: {
  before: readonly ResultRow[];
  after: readonly ResultRow[];
  /** Names of the lobby's teams; undefined for others. */
  nameOf: (entryId: string) => string | undefined;
}): Translatable[] {
  const old = new Map(change.before.map((row) => [row.entryId, row]));
  const changes = change.after.flatMap((row) => {
    const was = old.get(row.entryId);
    old.delete(row.entryId);
    const team = change.nameOf(row.entryId) ?? issueTexts.aTeam;
    return was ? describeRow(was, row, team) : [texts.added({ team })];
  });
  return [
    ...changes,
    ...[...old.keys()].map((entryId) =>
      texts.takenOut({ team: change.nameOf(entryId) ?? issueTexts.aTeam }),
    ),
  ];
}

function describeRow(was: ResultRow, row: ResultRow, team: Value): Translatable[] {
  const changes: Translatable[] = [];
  if (was.status !== row.status)
    changes.push(texts.status({ team, before: texts[was.status], after: texts[row.status] }));
  if (was.placement !== row.placement && row.placement !== null)
    changes.push(
      texts.placement({ team, before: was.placement ?? issueTexts.none, after: row.placement }),
    );
  if (was.elims !== row.elims)
    changes.push(texts.elims({ team, before: was.elims, after: row.elims }));
  if (was.fielded !== row.fielded && row.status !== 'absent' && was.status !== 'absent')
    changes.push(texts.fielded({ team, before: was.fielded, after: row.fielded }));
  const arePlayersOther = JSON.stringify(was.players ?? []) !== JSON.stringify(row.players ?? []);
  if (arePlayersOther && changes.length === 0) changes.push(texts.playerElims({ team }));
  return changes;
}
