/** Meaning of a pasted column; `key` is a slot or a name. */
export type Column =
  | 'key'
  | 'slot'
  | 'name'
  | 'status'
  | 'placement'
  | 'elims'
  | 'fielded'
  | 'total';

const headings: Record<string, Column> = {
  slot: 'slot',
  'slot no': 'slot',
  '#': 'slot',
  team: 'name',
  'team name': 'name',
  name: 'name',
  status: 'status',
  placement: 'placement',
  place: 'placement',
  position: 'placement',
  pos: 'placement',
  rank: 'placement',
  elims: 'elims',
  eliminations: 'elims',
  elim: 'elims',
  kills: 'elims',
  kill: 'elims',
  finishes: 'elims',
  finish: 'elims',
  players: 'fielded',
  fielded: 'fielded',
  total: 'total',
  'total points': 'total',
  points: 'total',
  pts: 'total',
};

/** Columns named by a heading row, `null` for irrelevant ones; `undefined` if it is not a heading row. */
export function readHeader(cells: readonly string[]): (Column | null)[] | undefined {
  const columns = cells.map(
    (cell) => headings[cell.trim().toLowerCase().replace(/[.:]$/, '')] ?? null,
  );
  const named = columns.filter((column) => column !== null);
  const hasTeam = named.includes('slot') || named.includes('name');
  return hasTeam && named.length >= 2 ? columns : undefined;
}
