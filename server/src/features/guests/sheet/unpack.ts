import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Bytes unpacked at most; a workbook of 200 teams takes a fifth. */
const mostUnpacked = 4 * 1024 * 1024;
/** Parts at most: sheets, styles, drawings. */
const mostParts = 500;

/** An archive whose parts are unpacked on demand, up to `mostUnpacked` bytes in total. */
export interface Archive {
  /** @throws above the limit; undefined if there is no such part */
  read: (name: string) => Promise<string | undefined>;
}

/**
 * Opens an archive without unpacking it. Parts that declare more than the limit are refused, and yauzl fails a part that is larger
 * than declared, which stops zip bombs.
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const entries = new Map<string, Entry>();
  let parts = 0;
  for await (const entry of zip.eachEntry()) {
    parts += 1;
    if (parts > mostParts) throw new Error('More parts than a workbook has.');
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  let left = mostUnpacked;
  return {
    read: async (name) => {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return undefined;
      const part = await unpack(zip, entry, left);
      left -= part.length;
      return part.toString('utf8');
    },
  };
}

async function unpack(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.isEncrypted() || entry.uncompressedSize > most)
    throw new Error('More in it than is read.');
  return buffer(await zip.openReadStreamPromise(entry));
}
