/** Inputs that make naive code slow: for normalisation, backtracking regexes, and walks over the body. */
export const baits: Record<string, string> = {
  'combining marks': '\u0301\u0316',
  'marks in runs of 30': `a${'\u0301\u0316'.repeat(15)}`,
  'marks that come apart': '\u0f73\u0344',
  'letters that grow': '\ufdfa',
  'Hangul in pieces': '\u1112\u1161\u11ab',
  spaces: ' ',
  'spaces of other kinds': '\u2003\u3000\t',
  'line breaks': '\r\n\r',
  letters: 'a',
  digits: '1',
  slashes: '/.',
  'an address without an end': 'a.',
  'a domain without an end': 'a@a-a.',
  'nested groups': '((a+)+)',
  dashes: 'a-_-',
  braces: '{{[[<<',
  quotes: '"\\\'',
  'characters of two halves': '😀',
};

interface Def {
  type: string;
  shape?: Record<string, unknown>;
  element?: unknown;
  innerType?: unknown;
  in?: unknown;
}

const defOf = (schema: unknown) => (schema as { _zod: { def: Def } })._zod.def;

/** A text of about that many bytes, with a non-matching end to provoke backtracking. */
export function repeat(bait: string, bytes: number): string {
  const times = Math.max(1, Math.floor(bytes / Buffer.byteLength(bait)));
  return `a${bait.repeat(times)}\u0001`;
}

/** The bait alone, without anything around it. */
export function bare(bait: string, bytes: number): string {
  return bait.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(bait))));
}

/** A body conforming to the schema with the text in every string. */
export function fill(schema: unknown, text: string): unknown {
  const { type, shape, element, innerType, ...def } = defOf(schema);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(shape ?? {}).map(([name, field]) => [name, fill(field, text)]),
    );
  if (type === 'array') return [fill(element, text)];
  if (innerType) return fill(innerType, text);
  return type === 'pipe' && defOf(def.in).type !== 'pipe' ? fill(def.in, text) : text;
}

/** The same with every list filled with that many copies. */
export function fillLists(
  schema: unknown,
  { text, times }: { text: string; times: number },
): unknown {
  const { type, shape, element, innerType } = defOf(schema);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(shape ?? {}).map(([name, field]) => [name, fillLists(field, { text, times })]),
    );
  if (type === 'array') return Array(times).fill(fill(element, text));
  return innerType ? fillLists(innerType, { text, times }) : text;
}

/** Number of strings in a body conforming to the schema. */
export function countTexts(schema: unknown): number {
  return JSON.stringify(fill(schema, '\u0001')).split('\\u0001').length - 1;
}
