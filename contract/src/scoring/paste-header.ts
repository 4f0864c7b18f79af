import { normalised } from '../text.ts';

/** Meaning of a pasted column; `key` is a slot or a name. */
export type Column =
  | 'key'
  | 'slot'
  | 'name'
  | 'status'
  | 'placement'
  | 'elims'
  | 'fielded'
  | 'total'
  | 'elimPoints'
  /** Known, and of no use: a running number, points for the placement. */
  | 'other';

const several: Partial<Record<Column, string>> = {
  slot: 'slot number|slot num|स्लॉट',
  name: 'teams|squad|squad name|clan|टीम|टीम का नाम|टीम नाम',
  placement: 'rank no|ranking|placing|final placement|standing|रैंक|स्थान|पोज़ीशन|पोजीशन',
  elims:
    'total kills|total elims|total eliminations|total finish|total finishes|kills total|kill count|frags|total frags|किल|किल्स|कुल किल|फ़िनिश|फिनिश|एलिमिनेशन',
  total:
    'total pts|total point|overall|grand total|final points|total score|score|कुल|कुल अंक|अंक|पॉइंट|पॉइंट्स',
  elimPoints:
    'kill points|kill pts|kill point|kp|elim points|elim pts|elimination points|finish points|finish pts|fp|किल पॉइंट',
  other:
    'sr no|s no|sno|sr|serial|serial no|no|placement pts|placement points|placement point|place points|place pts|pp|position points|position pts|pos pts|rank points|wwcd|chicken dinner|chicken dinners|remarks|logo|क्रम|क्रमांक|क्रम संख्या',
};

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

/** Without case, dots and colons, whatever form its letters have. */
const headingKey = (text: string) =>
  normalised(text, 'NFKC')
    .toLowerCase()
    .replace(/[.:_/-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const known = new Map([
  ...Object.entries(headings),
  ...Object.entries(several).flatMap(([column, names]) =>
    names.split('|').map((name): [string, Column] => [headingKey(name), column as Column]),
  ),
]);

/** Columns named by a heading row, `null` for irrelevant ones; `undefined` if it is not a heading row. */
export function readHeader(cells: readonly string[]): (Column | null)[] | undefined {
  const columns = cells.map((cell) => known.get(headingKey(cell)) ?? null);
  const named = columns.filter((column) => column !== null);
  const hasTeam = named.includes('slot') || named.includes('name');
  return hasTeam && named.length >= 2 ? columns : undefined;
}
