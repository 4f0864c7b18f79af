import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: string | Buffer;
  /** Size declared by the archive, if it lies. */
  says?: number;
}

/** Builds an archive of these parts, as common programs do. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, says } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(says ?? bytes.length, 18);
    head.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(20, 0);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, head, rest, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, central, Buffer.from('PK\x05\x06'), end]);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const lettersOf = (column: number) => String.fromCharCode(65 + column);

/** A workbook with one sheet: texts shared, numbers as numbers, what begins with `=` a formula with its kept value. */
export function workbook(
  rows: readonly (readonly (string | number | { formula: string; value: string } | null)[])[],
  more: readonly ZipPart[] = [],
): Buffer {
  const texts: string[] = [];
  const cells = rows.map((row, line) => {
    const written = row.map((cell, column) => {
      const at = `r="${lettersOf(column)}${line + 1}"`;
      if (cell === null) return '';
      if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
      if (typeof cell === 'object')
        return `<c ${at} t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
      texts.push(`<si><t>${escaped(cell)}</t></si>`);
      return `<c ${at} t="s"><v>${texts.length - 1}</v></c>`;
    });
    return `<row r="${line + 1}">${written.join('')}</row>`;
  });
  const xml = '<?xml version="1.0" encoding="UTF-8"?>';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zip([
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Teams" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `${xml}<sst ${main}>${texts.join('')}</sst>` },
    {
      name: 'xl/worksheets/sheet2.xml',
      content: `${xml}<worksheet ${main}><sheetData>${cells.join('')}</sheetData></worksheet>`,
    },
    ...more,
  ]);
}
