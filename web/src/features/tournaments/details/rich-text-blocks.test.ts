import { expect, test } from 'vitest';
import { parseRichText, plainText } from './rich-text-blocks.ts';

const text = (plain: string) => ({ kind: 'text', text: plain });

test('line breaks are kept, an empty line begins a paragraph', () => {
  expect(parseRichText('one\ntwo\r\n\r\n\nthree')).toEqual([
    { kind: 'paragraph', content: [text('one'), { kind: 'break' }, text('two')] },
    { kind: 'paragraph', content: [text('three')] },
  ]);
});

test('lines that begin with a dash are a list', () => {
  expect(parseRichText('Bring:\n- a phone\n• a charger\nthen wait')).toEqual([
    { kind: 'paragraph', content: [text('Bring:')] },
    { kind: 'list', items: [[text('a phone')], [text('a charger')]] },
    { kind: 'paragraph', content: [text('then wait')] },
  ]);
});

test('a small set of styles is read, nested and unclosed ones too', () => {
  expect(parseRichText('**No** <b>emulators <i>at all</i></b><br/><u>ever')).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'No', bold: true },
        text(' '),
        { kind: 'text', text: 'emulators ', bold: true },
        { kind: 'text', text: 'at all', bold: true, italic: true },
        { kind: 'break' },
        { kind: 'text', text: 'ever', underline: true },
      ],
    },
  ]);
});

test('https addresses are links without the stop behind them', () => {
  expect(parseRichText('See https://discord.gg/abc?x=1. Done')).toEqual([
    {
      kind: 'paragraph',
      content: [
        text('See '),
        { kind: 'link', text: 'https://discord.gg/abc?x=1', url: 'https://discord.gg/abc?x=1' },
        text('.'),
        text(' Done'),
      ],
    },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b onclick="alert(1)">x',
  '<iframe src="//evil.example">',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  'http://plain.example/',
  '<style>*{display:none}</style>',
  '<svg/onload=alert(1)>',
])('%s stays text', (payload) => {
  expect(parseRichText(payload)).toEqual([{ kind: 'paragraph', content: [text(payload)] }]);
});

test('text that never ends an address or a star does not take long', () => {
  const before = process.cpuUsage();
  parseRichText('*'.repeat(10_000) + '<b'.repeat(5_000) + ' -'.repeat(5_000));
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(2000);
});

test('nothing gives nothing', () => {
  expect(parseRichText(' \n\n ')).toEqual([]);
});

test('the words alone stand in one line', () => {
  expect(plainText('**Big** day\nfor all\n\n- drop\n- loot')).toBe('Big day for all drop loot');
});
