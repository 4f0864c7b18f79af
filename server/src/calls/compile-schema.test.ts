import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileSchema } from './compile-schema.ts';

const inner = () =>
  z.object({
    name: z.string(),
    more: z.optional(z.string()),
    none: z.nullable(z.number()),
    many: z._default(z.array(z.object({ id: z.string() })), []),
  });

const write = () => ({
  object: inner(),
  strict: z.strictObject({ one: inner() }),
  checked: z
    .object({ a: z.number(), b: z.number() })
    .check(z.refine(({ a, b }) => a < b, 'Order.')),
  union: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), inner: inner() }),
    z.object({ kind: z.literal('b'), count: z.number() }),
  ]),
  record: z.record(z.string(), inner()),
  tuple: z.tuple([inner(), z.string()]),
});

const good = { name: 'a', none: null, many: [{ id: '1', secret: 's' }], secret: 's' };
const values: Record<keyof ReturnType<typeof write>, readonly unknown[]> = {
  object: [
    good,
    { ...good, more: undefined },
    { ...good, many: undefined },
    { name: 'a' },
    { ...good, name: 1, many: [{ id: 2 }, {}] },
    { ...good, ['__proto__']: { role: 'owner' } },
    null,
    [],
    'text',
  ],
  strict: [{ one: good }, { one: good, other: 1 }, {}],
  checked: [
    { a: 1, b: 2, c: 3 },
    { a: 2, b: 1 },
    { a: '1', b: 2 },
  ],
  union: [{ kind: 'a', inner: good }, { kind: 'b', count: 1, secret: 's' }, { kind: 'c' }, {}],
  record: [{ x: good }, { x: { name: 1 } }],
  tuple: [[good, 'b'], [good], [good, 'b', 'c']],
};

describe('a compiled schema', () => {
  it.each(Object.keys(values) as (keyof typeof values)[])(
    'says what it said before: %s',
    (kind) => {
      const [schema, compiled] = [write()[kind], write()[kind]];
      compileSchema(compiled);
      for (const value of values[kind]) {
        const [before, after] = [schema.safeParse(value), compiled.safeParse(value)];
        expect(after.success).toBe(before.success);
        expect(after.data).toEqual(before.data);
        expect(after.error?.issues).toEqual(before.error?.issues);
      }
    },
  );

  it('lets nothing out that it does not name', () => {
    const schema = inner();
    compileSchema(schema);
    expect(JSON.stringify(schema.parse(good))).not.toContain('secret');
  });

  it('is written for its objects', () => {
    const schema = inner();
    const interpreted = schema._zod.run;
    compileSchema(schema);
    expect(schema._zod.run).not.toBe(interpreted);
  });
});
