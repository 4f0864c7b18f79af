import fc from 'fast-check';

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u200b',
    "'; drop table users; --",
    '$1',
    '%s%n',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '__proto__',
    'null',
    'NaN',
    '-1',
    '1e308',
    '99999999999999999999',
    '12/31/9999',
    'a@b.in',
    'https://example.in/',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    `/images/${'0'.repeat(40)}-64.webp`,
    '00000000-0000-7000-8000-000000000000',
    'everyone',
    'OPENED',
    'admin',
    'क्षत्रिय',
    '🎮'.repeat(30),
    'x'.repeat(50_000),
  ),
);
const garbage: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]]),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Realistic form input. */
const acceptable = fc.oneof(
  fc.constantFrom(
    'Scrims Tonight',
    'Asha',
    '09:00',
    '12/31/2026',
    '/tournament',
    'lathi-charge-77',
  ),
  fc.constantFrom('9876543210', 'everyone', 'true', '10', '/alerts', 'https://example.in/a'),
  fc.integer({ min: 1, max: 999_999 }).map((number) => `fuzz${number}@example.in`),
  fc.integer({ min: 1, max: 999_999 }).map((number) => `Word ${number}`),
);

/** Fields that a caller would like to set; no call accepts them without permission. */
const coveted = fc.constantFrom(
  { role: 'owner' },
  { verified: true, email_verified_at: '2020-01-01' },
  { leader: true, leader_id: '00000000-0000-7000-8000-000000000000' },
  { status: 'approved', discordinfo: { id: '1' }, discord_id: '1' },
  { constructor: { prototype: { role: 'owner' } } },
  {},
);

interface Def {
  type: string;
  shape?: Record<string, unknown>;
  element?: unknown;
  innerType?: unknown;
  in?: unknown;
  options?: unknown[];
  entries?: Record<string, unknown>;
  values?: unknown[];
}

const defOf = (schema: unknown) => (schema as { _zod: { def: Def } })._zod.def;

/**
 * Bodies close to the schema, some of them corrupted: fields of a wrong type, missing, or unknown.
 * @param ids of existing things, so that some requests refer to them
 */
export function bodiesOf(schema: unknown, ids: readonly string[]): fc.Arbitrary<unknown> {
  const known = conforming(schema, ids);
  return fc.oneof(
    { weight: 5, arbitrary: known },
    {
      weight: 2,
      arbitrary: fc.tuple(known, coveted).map(([body, more]) => ({ ...Object(body), ...more })),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** A text for a path or query. Node rejects longer ones before the server sees them. */
export function partsOf(ids: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: text.filter((part) => part.isWellFormed() && part.length < 200) },
  );
}

/** Bodies that are not JSON, or are labelled as something else. */
export const brokenRequests = fc.record({
  body: fc.oneof(fc.string(), fc.constantFrom('{', '[[[[', '{"a":1}{"b"', '"', '\u0000')),
  type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x/y'),
});

export function fieldsOf(schema: unknown): string[] {
  return Object.keys(defOf(schema).shape ?? {});
}

function conforming(schema: unknown, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type, shape, element, innerType, options, entries, values, ...def } = defOf(schema);
  const inside = (inner: unknown) => conforming(inner, ids);
  switch (type) {
    case 'object': {
      const fields = Object.entries(shape ?? {}).map(
        ([name, field]) =>
          [
            name,
            fc.oneof({ weight: 6, arbitrary: inside(field) }, { weight: 1, arbitrary: garbage }),
          ] as const,
      );
      return fc.record(Object.fromEntries(fields), {
        requiredKeys: fields.slice(1).map(([name]) => name),
      });
    }
    case 'array':
      return fc.array(inside(element), { maxLength: 4 });
    case 'optional':
    case 'default':
    case 'nullable':
      return fc.oneof(inside(innerType), fc.constantFrom(undefined, null));
    case 'pipe':
      return inside(def.in);
    case 'union':
      return fc.oneof(...(options ?? []).map(inside));
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(values ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
    case 'int':
      return fc.integer({ min: 0, max: 200 });
    case 'string':
      return fc.oneof(
        { weight: 3, arbitrary: acceptable },
        { weight: 2, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: text },
      );
    default:
      return garbage;
  }
}
