import { describe, expect, it } from 'vitest';
import { workbook, zip } from '../../../../tests/support/zip.ts';
import { readXlsx } from './xlsx.ts';

describe('a workbook', () => {
  it('has texts, whole numbers and the kept values of formulas, cells that are left out empty', async () => {
    const file = workbook([
      ['Team', null, 'ID'],
      ['शेर 🦁 & Co', { formula: 'A1&"x"', value: 'Mortal' }, 5_123_456_789],
    ]);
    expect(await readXlsx(file)).toEqual([
      ['Team', '', 'ID'],
      ['शेर 🦁 & Co', 'Mortal', '5123456789'],
    ]);
  });

  const withCell = (text: string, head = '') =>
    zip([
      { name: 'xl/workbook.xml', content: '<workbook><sheets/></workbook>' },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<?xml version="1.0"?>${head}<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
      },
    ]);

  it('has the five entities of XML, and numbers; others stay as they are written', async () => {
    expect(await readXlsx(withCell('a&amp;&x;&#128512;'))).toEqual([['a&&x;😀']]);
  });

  it('that declares entities of its own is refused', async () => {
    const head = '<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "&x;&x;">]>';
    await expect(readXlsx(withCell('a&x;&y;', head))).rejects.toThrow();
  });

  it.each([
    ['says its true size', undefined],
    ['says that it is small', 100],
  ])('that is a bomb and %s is not unpacked', async (_what, says) => {
    const content = Buffer.alloc(64 * 1024 * 1024, 0x20);
    const file = zip([
      { name: 'xl/workbook.xml', content: '<workbook><sheets/></workbook>' },
      { name: 'xl/worksheets/sheet1.xml', content, ...(says !== undefined && { says }) },
    ]);
    expect(file.length).toBeLessThan(1024 * 1024);
    await expect(readXlsx(file)).rejects.toThrow();
  });

  it('has 500 parts at most, and 4 MiB in all that are read', async () => {
    const rows = [['Team'], ['Soul']];
    const parts = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ name: `p${n}`, content: '' }));
    expect(await readXlsx(workbook(rows, parts(400)))).toEqual(rows);
    await expect(readXlsx(workbook(rows, parts(600)))).rejects.toThrow('More parts');
    const filler = `<a/>${' '.repeat(30_000)}`.repeat(50);
    const large = (more: string) =>
      zip([
        { name: 'xl/workbook.xml', content: `<workbook>${filler}<sheets/></workbook>` },
        { name: 'xl/worksheets/sheet1.xml', content: `<worksheet>${filler}</worksheet>` },
        { name: 'xl/sharedStrings.xml', content: `<sst>${more}</sst>` },
      ]);
    await expect(readXlsx(large(filler))).rejects.toThrow('More in it');
  });

  it.each([
    ['no archive', Buffer.from('PK\x03\x04 and then nothing')],
    ['an archive of something else', zip([{ name: 'word/document.xml', content: '<a/>' }])],
    ['broken inside', zip([{ name: 'xl/workbook.xml', content: '<workbook><sheets' }])],
  ])('is none: %s', async (_what, file) => {
    await expect(readXlsx(file)).rejects.toThrow();
  });
});
