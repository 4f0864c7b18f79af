import type { ResultRow } from './rows.ts';

/**
 * What a corrected version changed, one sentence part each, in the order of the rows:
 * `eliminations of Team X 6 → 7`, `Team Y played → absent`.
 */
export function describeChange({
  before,
  after,
  nameOf,
}: {
  before: readonly ResultRow[];
  after: readonly ResultRow[];
  nameOf: (entryId: string) => string;
}): string[] {
  const old = new Map(before.map((row) => [row.entryId, row]));
  const changes = after.flatMap((row) => {
    const was = old.get(row.entryId);
    old.delete(row.entryId);
    const name = nameOf(row.entryId);
    return was ? describeRow(was, row, name) : [`${name} added`];
  });
  return [...changes, ...[...old.keys()].map((entryId) => `${nameOf(entryId)} taken out`)];
}

function describeRow(was: ResultRow, row: ResultRow, name: string): string[] {
  const changes: string[] = [];
  if (was.status !== row.status) changes.push(`${name} ${was.status} → ${row.status}`);
  if (was.placement !== row.placement && row.placement !== null)
    changes.push(`placement of ${name} ${was.placement ?? 'none'} → ${row.placement}`);
  if (was.elims !== row.elims) changes.push(`eliminations of ${name} ${was.elims} → ${row.elims}`);
  if (was.fielded !== row.fielded && row.status !== 'absent' && was.status !== 'absent')
    changes.push(`players of ${name} ${was.fielded} → ${row.fielded}`);
  const arePlayersOther = JSON.stringify(was.players ?? []) !== JSON.stringify(row.players ?? []);
  if (arePlayersOther && changes.length === 0) changes.push(`eliminations by player of ${name}`);
  return changes;
}
