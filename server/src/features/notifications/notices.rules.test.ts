import { describe, expect, it } from 'vitest';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { aboutOf, isListed, type Notice, withoutLinks, writeNotice } from './notices.rules.ts';

const event = { team: 'Team Soul', tournament: 'Night Cup', tournamentId: 't1' };
const page = '/tournament/t1';
/** As a feature writes one itself. */
const own: WrittenNotice = {
  topic: 'team',
  type: 'social',
  title: '',
  description: '',
  link: '/',
};

describe('a notice', () => {
  it.each<[Notice, { topic: string; type: string; title: string; link: string }]>([
    [
      { kind: 'player-joined', player: 'Asha', team: 'Team Soul' },
      { topic: 'team', type: 'social', title: 'Asha joined Team Soul', link: '/profile' },
    ],
    [
      { kind: 'kicked', team: 'Team Soul' },
      { topic: 'team', type: 'social', title: 'You are no longer in Team Soul', link: '/profile' },
    ],
    [
      { kind: 'registered', ...event, slot: 7 },
      { topic: 'tournament', type: 'event', title: 'Team Soul is registered', link: page },
    ],
    [
      { kind: 'live', ...event },
      { topic: 'tournament', type: 'event', title: 'Night Cup is live', link: page },
    ],
    [
      // Its own page is gone.
      { kind: 'called-off', tournament: 'Night Cup' },
      {
        ...{ topic: 'tournament', type: 'event' },
        ...{ title: 'Night Cup was called off', link: '/tournament' },
      },
    ],
    [
      { kind: 'application-decided', position: 'Caster', status: 'approved' },
      {
        ...{ topic: 'staff', type: 'achievement' },
        ...{ title: 'Your application is approved', link: '/joinus' },
      },
    ],
    [
      { kind: 'role-changed', role: 'admin' },
      { topic: 'staff', type: 'achievement', title: 'You are an admin now', link: '/admin' },
    ],
    [
      { kind: 'role-changed', role: 'user' },
      { topic: 'staff', type: 'other', title: 'You are no longer an admin', link: '/' },
    ],
  ])('of %j leads where it is about', (notice, told) => {
    expect(writeNotice(notice)).toMatchObject(told);
  });

  it.each<[Notice, string]>([
    [{ kind: 'registered', ...event, slot: 7 }, 'Slot 7 of Night Cup is yours.'],
    [{ kind: 'moved', ...event, startDate: '11/28/2026' }, 'It starts on 28 November 2026 now.'],
    [{ kind: 'moved', ...event, startDate: '' }, 'The day is not set yet.'],
    [
      { kind: 'application-decided', position: 'Caster', status: 'rejected' },
      'Thank you for applying as Caster.',
    ],
  ])('of %j says: %s', (notice, words) => {
    expect(writeNotice(notice).description.slice(0, words.length)).toBe(words);
  });

  it('that a feature wrote itself stays as it is', () => {
    const written: WrittenNotice = { ...own, title: 'Hello' };
    expect(writeNotice(written)).toBe(written);
  });
});

describe('what outdates a notice', () => {
  it.each<[Notice['kind'], Notice, string | null]>([
    ['registered', { kind: 'registered', ...event, slot: 1 }, 'slot t1'],
    ['cancelled', { kind: 'cancelled', ...event }, 'slot t1'],
    ['removed', { kind: 'removed', ...event }, 'slot t1'],
    ['opened', { kind: 'opened', ...event }, 'start t1'],
    ['live', { kind: 'live', ...event }, 'start t1'],
    ['moved', { kind: 'moved', ...event, startDate: '' }, 'start t1'],
    ['called-off', { kind: 'called-off', tournament: 'Night Cup' }, null],
    ['kicked', { kind: 'kicked', team: 'Soul' }, 'team Soul'],
    ['now-leader', { kind: 'now-leader', team: 'Soul' }, 'team Soul'],
    ['player-left', { kind: 'player-left', player: 'Asha', team: 'Soul' }, 'player Soul Asha'],
    ['role-changed', { kind: 'role-changed', role: 'user' }, 'role'],
    [
      'application-decided',
      { kind: 'application-decided', position: 'Caster', status: 'approved' },
      null,
    ],
  ])('of %s', (_kind, notice, about) => {
    expect(aboutOf(notice)).toBe(about);
  });

  it('is what a feature says of its own', () => {
    expect(aboutOf({ ...own, about: 'room m1' })).toBe('room m1');
    expect(aboutOf(own)).toBeNull();
  });
});

it.each([
  [{ kind: 'kicked', team: 'Soul' }, true],
  [{ kind: 'role-changed', role: 'user' }, true],
  [{ kind: 'no-such-kind' }, false],
  [{ kind: 7 }, false],
  [{ title: 'Hello' }, false],
  [null, false],
  [undefined, false],
])('%j is one of the list: %s', (notice, is) => {
  expect(isListed(notice)).toBe(is);
});

it.each([
  ['evil.example', 'evil.\u2060example'],
  ['https://evil.example/x', 'https:\u2060/\u2060/\u2060evil.\u2060example/\u2060x'],
  ['a@b', 'a@\u2060b'],
  ['The end. And on', 'The end. And on'],
  ['Team Soul.', 'Team Soul.'],
])('of %s a mail program makes no link', (text, written) => {
  expect(withoutLinks(text)).toBe(written);
});
