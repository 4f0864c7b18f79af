import { calls } from '@one-dream/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../factories/api.ts';
import { meet } from '../support/actors.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';
import { goodRequests } from './good-requests.ts';

/** Every field that a list is searched or filtered by as it is typed. */
const fields = ['search', 'action'] as const;
const searches = calls.flatMap((named) => {
  const shape = (named.call.body as { shape?: object })?.shape ?? {};
  return fields.filter((field) => field in shape).map((field) => ({ ...named, field }));
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

/** By code point, as most cannot be seen. */
const unusable = [
  [0x00, 'NUL'],
  [0x07, 'bell'],
  [0x1b, 'escape'],
  [0x7f, 'delete'],
  [0x85, 'next line'],
  [0x202e, 'right-to-left override'],
  [0xd800, 'half a character'],
] as const;
/** Invisible characters that copying brings along are removed (`contract/src/text.ts`). */
const carriedAlong = [
  [0x0a, 'line feed'],
  [0x200b, 'zero-width space'],
  [0x200e, 'left-to-right mark'],
  [0x2028, 'line separator'],
  [0x2066, 'left-to-right isolate'],
  [0xfeff, 'byte order mark'],
] as const;

it('there are lists to search', () => {
  expect(searches.length).toBeGreaterThanOrEqual(7);
});

describe.each(searches)('$feature: $name by $field', ({ call, name, field }) => {
  const open = async () => {
    const good = await (goodRequests[name] ?? expect.fail(name))(server);
    const as = good.as ?? (await meet(server, 'owner'));
    return (text: string) =>
      server.api.send(call, { ...good, as, body: { ...good.body, [field]: text } });
  };

  it.each(unusable)('%i, a %s, is refused at its field', async (code) => {
    const send = await open();
    for (const text of [`a${String.fromCharCode(code)}b`, String.fromCharCode(code)]) {
      const answer = await send(text);
      expect(answer).toMatchObject(refused('INVALID'));
      expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    }
  });

  it.each(carriedAlong)('%i, a %s, is no part of what is searched', async (code) => {
    const send = await open();
    const mark = String.fromCharCode(code);
    const bare = await send(field === 'action' ? 'ENTRY' : 'a b');
    const marked = await send(field === 'action' ? `${mark}ENTRY${mark}` : `${mark}a${mark} b`);
    expect(marked).toMatchObject(succeeded);
    expect(marked.body).toEqual(bare.body);
  });

  it('what people type is taken', async () => {
    const send = await open();
    for (const text of ['a b', 'क्षत्रिय', "O'Neil 100%_", '👩🏽‍🚀'])
      expect(await send(text)).toMatchObject(succeeded);
  });
});
