import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

it('names who may make it, or does not compile', () => {
  // @ts-expect-error access is missing
  defineCall({ path: '/nothing', summary: 'Nothing.', answer: {} });
  // @ts-expect-error there is no such access
  defineCall({ path: '/nothing', access: 'everyone', summary: 'Nothing.', answer: {} });
  const call = defineCall({
    path: '/thing/{thingId}',
    access: 'owner',
    summary: 'A thing.',
    params: { thingId: z.string() },
    answer: {},
  });
  expect(call.access).toBe('owner');
});
