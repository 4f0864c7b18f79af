import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultReach,
  describeTopic,
  type NoticeKind,
  noticeKinds,
  rowOf,
} from '@one-dream/contract/notices.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { describe, expect, it } from 'vitest';
import { declaredNotices } from '../../platform/work/define-notices.ts';
import { eveningAfter, rowOfNotice, withoutLinks } from './notices.rules.ts';

const nothing = asWritten('');

const folder = join(import.meta.dirname, '..');
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
const readAll = (some: readonly string[]) =>
  some.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');

/** Section 7 of the match day's specification, row by row: what must leave the site, and by which ways. */
const wanted: [string, NoticeKind[], readonly string[]][] = [
  [
    'waitlisted, moved up, promoted',
    ['waitlisted', 'movedUp', 'promoted'],
    ['push', 'mail', 'discord'],
  ],
  ['check-in opens, is missing', ['checkInOpen', 'checkInReminder'], ['push', 'discord']],
  ['checked in, undone', ['checkedIn', 'checkInUndone'], []],
  ['closed without you, strike', ['noShow', 'strike'], ['mail']],
  ['slot list out, changed', ['slotsPublished', 'slotsChanged'], ['push', 'discord']],
  ['room released', ['roomReleased'], ['push', 'discord']],
  [
    'room replaced, match moved, cancelled',
    ['roomReplaced', 'matchMoved', 'matchPostponed', 'matchCancelled', 'matchReplayed'],
    ['push', 'discord'],
  ],
  ['match published, corrected', ['resultPublished', 'resultCorrected'], []],
  ['dispute opened, answered', ['disputeOpened', 'disputeAsked', 'disputeDecided'], ['push']],
  ['stage final', ['stageFinal'], ['discord']],
  [
    'prize: details needed, paid, overdue',
    ['prizeDetailsNeeded', 'prizePaid', 'prizeOverdue'],
    ['mail', 'push'],
  ],
  ['strike, ban, end of ban', ['strike', 'ban', 'banLifted', 'banEnded'], ['mail']],
  ['vacant slot', ['vacantSlot'], ['push', 'discord']],
];

/** Whether it is mailed at once by default. */
const isMailed = (kind: NoticeKind) => {
  const { topic, ways, isBundled } = rowOf(kind);
  return ways.includes('mail') && !isBundled && defaultReach[topic].mail;
};

describe('the table of notices', () => {
  it.each(wanted)('has what the specification wants: %s', (_when, kinds, ways) => {
    for (const kind of kinds) {
      const own = rowOf(kind).ways.filter((way) => way !== 'mail' || isMailed(kind));
      expect([...own].sort(), kind).toEqual([...ways].sort());
    }
  });

  it.each<NoticeKind>([
    ...(['checkInOpen', 'checkInReminder', 'vacantSlot', 'promoted', 'noShow'] as const),
    ...(['strike', 'ban', 'prizeDetailsNeeded', 'disputeAsked'] as const),
  ])('reaches who must act without their having opted in: %s', (kind) => {
    expect(rowOf(kind).mustReach).toBe(true);
    expect(rowOf(kind).isBundled).toBeUndefined();
    expect(defaultReach[rowOf(kind).topic].mail).toBe(true);
  });

  it.each<NoticeKind>([
    'roomReleased',
    'resultPublished',
    'live',
    'slotsPublished',
    'slotsChanged',
  ])('mails none of the match day by itself: %s', (kind) => expect(isMailed(kind)).toBe(false));

  it('puts the end of a stage into the evening mail', () => {
    const { topic, ways, isBundled } = rowOf('stageFinal');
    expect(ways).toContain('mail');
    expect(isBundled).toBe(true);
    expect(defaultReach[topic].mail).toBe(true);
  });

  it('lets the push of a room expire when the room is of no more use', () => {
    for (const kind of ['roomReleased', 'roomReplaced'] as const)
      expect(
        rowOfNotice({ kind, title: nothing, description: nothing, link: '' }).pushSeconds,
      ).toBe(1200);
  });

  it('has no row that nobody sends, and every declared notice is sent', async () => {
    const unsent: string[] = [];
    for (const file of files.filter((one) => one.endsWith('.notices.ts'))) {
      const before = declaredNotices.length;
      await import(join(folder, file));
      const feature = readAll(files.filter((one) => one.split('/')[0] === file.split('/')[0]));
      for (const { name } of declaredNotices.slice(before))
        if (!new RegExp(`(?:[nN]otices|asks)\\.${name}\\b`).test(feature))
          unsent.push(`${file}: ${name}`);
    }
    expect(unsent).toEqual([]);
    const declared = new Set(declaredNotices.map(({ kind }) => kind));
    const code = readAll(files);
    const isSent = (kind: NoticeKind) => declared.has(kind) || code.includes(`kind: '${kind}',`);
    expect(noticeKinds.filter((kind) => !isSent(kind))).toEqual([]);
  });

  it('names in the preferences everything that leaves the site, under its topic', () => {
    for (const kind of noticeKinds) {
      const { topic, says, ways } = rowOf(kind);
      const { atOnce, inTheEvening } = describeTopic(topic);
      if (ways.length > 0) expect([...atOnce, ...inTheEvening], kind).toContain(says);
    }
    expect(describeTopic('match')).toEqual({
      atOnce: ['slot list', 'room', 'new times'],
      inTheEvening: ['the start', 'results'],
    });
  });
});

it('a notice of an earlier release names its own ways of delivery', () => {
  const words = { title: nothing, description: nothing };
  const earlier = { topic: 'team', type: 'social', ...words, link: '/' } as const;
  expect(rowOfNotice(earlier).ways).toEqual(['push', 'mail', 'discord']);
  expect(rowOfNotice({ ...earlier, channels: ['mail'], pushSeconds: 60 })).toMatchObject({
    ways: ['mail'],
    pushSeconds: 60,
  });
});

it.each([
  ['2026-11-22T12:00:00Z', '2026-11-22T17:30:00.000Z'],
  ['2026-11-22T17:29:59Z', '2026-11-22T17:30:00.000Z'],
  ['2026-11-22T17:30:00Z', '2026-11-23T17:30:00.000Z'],
  ['2026-11-22T20:00:00Z', '2026-11-23T17:30:00.000Z'],
])('what is told at %s is in the mail of 23:00 IST: %s', (at, evening) => {
  expect(eveningAfter(new Date(at)).toISOString()).toBe(evening);
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
