import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatName } from './chat-name.ts';
import { writeSlotList } from './schedule/slot-list.ts';

describe('a name in a text for a chat', () => {
  it.each([
    ['*Soul*', '＊Soul＊'],
    ['_Soul_', '＿Soul＿'],
    ['__Soul__', '＿＿Soul＿＿'],
    ['~Soul~', '～Soul～'],
    ['`Soul`', '｀Soul｀'],
    ['```Soul', '｀｀｀Soul'],
    ['||Soul||', '｜｜Soul｜｜'],
    ['@everyone', '＠everyone'],
    ['<@123456789012345678>', '＜＠123456789012345678>'],
    ['[Soul](https://evil.in)', '［Soul](https：／／evil․in)'],
    ['discord.gg/x', 'discord․gg/x'],
    ['evil.in', 'evil․in'],
    ['शेर.भारत', 'शेर․भारत'],
    ['wa.me/919876543210', 'wa․me/919876543210'],
    ['# Soul', '＃ Soul'],
    ['> Soul', '＞ Soul'],
    ['- Soul', '－ Soul'],
    ['1. Soul', '1． Soul'],
    ['Soul\\', 'Soul＼'],
    ['So\nul', 'So ul'],
    ['\u202eluoS', 'luoS'],
    ['Mr. X 2.0', 'Mr. X 2.0'],
    ['Blue-Zone #1', 'Blue-Zone #1'],
    ['टीम शेर 🦁', 'टीम शेर 🦁'],
  ])('%j is written as %j', (name, written) => {
    expect(chatName(name)).toBe(written);
    expect(writeSlotList({ title: name, slots: [{ roomSlot: 2, name }] })).toBe(
      `${written}\n#2  ${written}`,
    );
  });

  it('has no mark left, and is the same name where names are compared', () => {
    void fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const written = chatName(name);
        expect(written).not.toMatch(/[*_~`|@\\<[\n]|:\/\/|[a-z]\.[a-z]/i);
        expect(chatName(written)).toBe(written);
      }),
      { seed: 2026 },
    );
    expect(chatName('*a_b~c`d|e@f\\g<h[i.j').normalize('NFKC')).toBe('*a_b~c`d|e@f\\g<h[i.j');
  });
});
