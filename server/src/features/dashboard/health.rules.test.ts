import { expect, it } from 'vitest';
import {
  backupState,
  certificateState,
  clockState,
  proxyState,
  roomState,
} from './health.rules.ts';
import { healthTexts } from './health.texts.ts';
import { isNewer } from './releases.rules.ts';

const now = new Date('2026-11-28T06:30:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

it.each([
  ['none is set up', false, undefined, 'todo', 'backupOff'],
  ['none was made yet', true, undefined, 'todo', 'backupNone'],
  ['last night’s', true, 2, 'ok', 'backupIs'],
  ['one of two days', true, 48, 'ok', 'backupIs'],
  ['an older one', true, 49, 'failing', 'backupOld'],
] as const)('a backup: %s', (_what, isSetUp, hours, state, text) => {
  const newest = hours === undefined ? undefined : { name: 'x', made_at: ago(hours), bytes: 4e6 };
  expect(backupState({ isSetUp, newest, now })).toMatchObject({
    state,
    say: { key: expect.stringContaining(text) },
  });
});

it.each([
  [0.5, 'ok', healthTexts.room({ free: 40, all: 80 })],
  [0.09, 'todo', healthTexts.diskLow({ free: 7.2, all: 80 })],
  [0.04, 'failing', healthTexts.diskLow({ free: 3.2, all: 80 })],
] as const)('with %d of the room left it is %s, and says in GB what to do', (part, state, say) => {
  const room = { free: part * 80e9, all: 80e9 };
  expect(roomState(room, healthTexts.diskLow)).toEqual({ state, say });
});

it.each([
  [0, 0, 'ok', 'clockRight'],
  [0, 60, 'failing', 'clockWrong'],
  [60, 0, 'failing', 'clocksDiffer'],
] as const)('clocks that are %d and %d seconds apart', (database, world, state, text) => {
  const off = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(clockState({ own: now, database: off(database), world: off(world) })).toMatchObject({
    state,
    say: { key: expect.stringContaining(text) },
  });
});

it.each([
  ['http://203.0.113.7', undefined, 'off'],
  ['https://play.example.in', undefined, 'failing'],
  ['https://play.example.in', 10, 'failing'],
  ['https://play.example.in', 60, 'ok'],
] as const)('a certificate of %s with %s days left', (publicUrl, days, state) => {
  const ends = days === undefined ? undefined : ago(-24 * days);
  expect(certificateState({ publicUrl, ends, now }).state).toBe(state);
});

it.each([
  ['the command line', undefined, 'off', 'proxyUnseen'],
  ['no proxy', { ip: '198.51.100.4', peer: '198.51.100.4' }, 'ok', 'proxyNone'],
  ['a proxy that says nothing', { ip: '172.18.0.2', peer: '172.18.0.2' }, 'failing', 'proxySilent'],
  [
    'a proxy that is not trusted',
    { ip: '172.18.0.2', peer: '172.18.0.2', by: '198.51.100.4' },
    'failing',
    'proxyIgnored',
  ],
  [
    'one proxy too many',
    { ip: '10.0.0.9', peer: '172.18.0.2', by: '198.51.100.4, 10.0.0.9' },
    'failing',
    'proxyShort',
  ],
  [
    'a trusted proxy',
    { ip: '198.51.100.4', peer: '172.18.0.2', by: '198.51.100.4' },
    'ok',
    'proxyRight',
  ],
] as const)('an asker through %s', (_what, seen, state, text) => {
  const arrival = seen && {
    ip: seen.ip,
    peer: seen.peer,
    forwardedFor: 'by' in seen ? seen.by : undefined,
  };
  expect(proxyState({ arrival, publicUrl: 'https://play.example.in' })).toMatchObject({
    state,
    say: { key: expect.stringContaining(text) },
  });
});

it.each(['https://fcplay.in', 'https://10.gg'])(
  '%s is no address of a private network',
  (publicUrl) => {
    const arrival = { ip: '10.0.0.9', peer: '172.18.0.2', forwardedFor: '198.51.100.4, 10.0.0.9' };
    expect(proxyState({ arrival, publicUrl }).state).toBe('failing');
  },
);

it.each([
  ['0.3.0', '0.2.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '0.99.99', true],
  ['0.2.0', '0.2.0', false],
  ['0.1.9', '0.2.0', false],
])('%s beside %s: newer is %s', (one, than, is) => {
  expect(isNewer(one, than)).toBe(is);
});
