import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

it('names who may make it and how often, or does not compile', () => {
  const nothing = { path: '/nothing', summary: 'Nothing.', answer: {} } as const;
  // @ts-expect-error access is missing
  defineCall({ ...nothing, limit: 'read' });
  // @ts-expect-error there is no such access
  defineCall({ ...nothing, access: 'everyone', limit: 'read' });
  // @ts-expect-error limit is missing
  defineCall({ ...nothing, access: 'user' });
  // @ts-expect-error there is no such limit
  defineCall({ ...nothing, access: 'user', limit: 'none' });
  // @ts-expect-error what it does to others is missing
  defineCall({ ...nothing, access: 'user', limit: 'write' });
  // @ts-expect-error there is no such effect
  defineCall({ ...nothing, access: 'user', limit: 'write', effect: 'none' });
  const call = defineCall({
    path: '/thing/{thingId}',
    access: 'owner',
    limit: 'write',
    effect: 'reversible',
    summary: 'A thing.',
    answer: {},
  });
  expect(call).toMatchObject({ access: 'owner', limit: 'write' });
});

it('takes the parameters of its path for ids, unless it tells what they are', () => {
  const { params } = defineCall({
    path: '/thing/{thingId}/{code}',
    access: 'public',
    limit: 'read',
    summary: 'A thing.',
    params: { code: z.string() },
    answer: {},
  });
  const thingId = '01999999-0000-7000-8000-000000000000';
  expect(params.safeParse({ thingId, code: 'x' }).data).toEqual({ thingId, code: 'x' });
  expect(params.safeParse({ thingId: 'x', code: 'x' }).success).toBe(false);
});
