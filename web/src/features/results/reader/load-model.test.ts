import { expect, test, vi } from 'vitest';
import { readAll } from './load-model.ts';

test('a file is read, and its bytes are counted, in a browser that cannot iterate over a stream', async () => {
  const { asyncIterator } = Symbol;
  const iterate = Object.getOwnPropertyDescriptor(ReadableStream.prototype, asyncIterator);
  Reflect.deleteProperty(ReadableStream.prototype, asyncIterator);
  try {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new Uint8Array([1, 2]));
        stream.enqueue(new Uint8Array([3]));
        stream.close();
      },
    });
    const onBytes = vi.fn();
    expect([...(await readAll(new Response(body), onBytes))]).toEqual([1, 2, 3]);
    expect(onBytes.mock.calls).toEqual([[2], [1]]);
  } finally {
    if (iterate) Object.defineProperty(ReadableStream.prototype, asyncIterator, iterate);
  }
});
