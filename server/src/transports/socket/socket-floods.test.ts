import { describe, expect, it } from 'vitest';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

// 1,000 sockets a network, 4,000 a site and 10,000 in all, in small.
const server = await sharedTestServer({ trustProxy: true, limitFactor: 0.003 });

const path = '/socket.io/?EIO=4&transport=polling';
const shake = (address: string) =>
  fetch(server.url + path, { headers: { 'x-forwarded-for': address } });

async function statusesOf(addresses: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await shake(address)).status);
  return statuses;
}

describe('sockets of one network', () => {
  it('are bounded, whether or not they ever say who they are', async () => {
    expect(await statusesOf(Array(5).fill('203.0.113.5'))).toEqual([200, 200, 200, 403, 403]);
    // Nobody else is kept out by them.
    expect(await statusesOf(['203.0.113.6'])).toEqual([200]);
  });

  it('are those of a whole /64', async () => {
    const addresses = [1, 2, 3, 4].map((number) => `2001:db8:9:9::${number}`);
    expect(await statusesOf(addresses)).toEqual([200, 200, 200, 403]);
  });

  it('are bounded for a /48 with all its networks', async () => {
    const addresses = Array.from({ length: 15 }, (_, number) => `2001:db8:8:${number}::1`);
    expect(await statusesOf(addresses)).toEqual([...Array(12).fill(200), 403, 403, 403]);
    expect(await statusesOf(['2001:db8:7::1'])).toEqual([200]);
  });

  it('make room when they end', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => shake('203.0.113.7')));
    const handshakes = await Promise.all(opened.map((answer) => answer.text()));
    expect(await statusesOf(['203.0.113.7'])).toEqual([403]);
    const { sid } = JSON.parse(handshakes[0]?.slice(1) ?? '{}') as { sid?: string };
    // `1` is the end of a connection.
    await fetch(`${server.url}${path}&sid=${sid}`, { method: 'POST', body: '1' });
    expect(await statusesOf(['203.0.113.7'])).toEqual([200]);
  });
});

it.each([
  ['an answer', path],
  ['a refusal', '/socket.io/?EIO=4&transport=polling&sid=made-up'],
])('%s of the socket has the headers of a call', async (_what, address) => {
  const { headers } = await fetch(server.url + address);
  const call = await fetch(`${server.url}/api/noauth/tournament`, { method: 'POST' });
  for (const name of [
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'strict-transport-security',
    'cross-origin-resource-policy',
  ]) {
    expect(headers.get(name), name).toBe(call.headers.get(name));
    expect(headers.get(name), name).not.toBeNull();
  }
});

it('sockets of all networks together are bounded', async () => {
  const statuses = await statusesOf(Array.from({ length: 30 }, (_, at) => `198.51.100.${at}`));
  const opened = statuses.filter((status) => status === 200).length;
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBeLessThan(30);
  expect(statuses.slice(opened)).toEqual(Array(30 - opened).fill(403));
});
