import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';

/**
 * A backup is one file: lines of JSON, compressed with gzip. First the header; then blocks of table rows and the pictures,
 * each announced by its own line; the manifest is last, so a truncated file has none.
 */
export type BackupHeader = z.output<typeof header>;
export type BackupManifest = z.output<typeof manifest>['end'];

const header = z.object({
  format: z.literal('one-dream-backup'),
  version: z.literal(1),
  at: z.string(),
  /** Migrations of the backed-up database, which define the shape of its tables. */
  migrations: z.array(z.string()),
});

const tableBlock = z.object({ table: z.string(), rows: z.number() });
const imageBlock = z.object({ image: z.string(), bytes: z.number(), sha256: z.string() });
const manifest = z.object({
  end: z.object({
    tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
    images: z.number(),
    imageBytes: z.number(),
  }),
});

/** Distinguished by their fields. Rows are JSON as written by PostgreSQL, unparsed: numbers keep every digit. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; table: string; rows: string[] }
  | { kind: 'image'; key: string; bytes: Buffer; sha256: string }
  | { kind: 'end'; manifest: BackupManifest };

/** @throws Error with a sentence when the file is damaged or not a backup */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const lines = readLines(file);
  const take = async (): Promise<string> => {
    try {
      const { done, value } = await lines.next();
      if (!done) return value;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new Error(`There is no file ${file}.`);
    }
    throw damaged(file, 'it ends too early');
  };
  try {
    const first = header.safeParse(tryParse(await take()));
    if (!first.success) throw damaged(file, 'it does not begin as a backup does');
    yield { kind: 'header', header: first.data };
    for (;;) {
      const line = tryParse(await take());
      const table = tableBlock.safeParse(line);
      if (table.success) {
        const rows: string[] = [];
        while (rows.length < table.data.rows) rows.push(await take());
        yield { kind: 'rows', table: table.data.table, rows };
        continue;
      }
      const image = imageBlock.safeParse(line);
      if (image.success) {
        const { image: key, sha256 } = image.data;
        const bytes = Buffer.from(await take(), 'base64');
        if (hashOf(bytes) !== sha256) throw damaged(file, `the picture ${key} is not whole`);
        yield { kind: 'image', key, bytes, sha256 };
        continue;
      }
      const end = manifest.safeParse(line);
      if (!end.success) throw damaged(file, 'a line cannot be read');
      yield { kind: 'end', manifest: end.data.end };
      return;
    }
  } finally {
    await lines.return(undefined);
  }
}

/** Lines end with a line feed only: texts may contain other line terminators. */
async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  let pieces: Buffer[] = [];
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      pieces.push(chunk.subarray(start, end));
      yield Buffer.concat(pieces).toString('utf8');
      pieces = [];
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  }
  return undefined;
}

/** Reads a whole backup and verifies it against its manifest, without restoring anything. */
export async function verifyBackup(
  file: string,
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  const count = countParts();
  let found: BackupHeader | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') found = part.header;
    if (part.kind === 'rows') count.rows(part.table, part.rows);
    if (part.kind === 'image') count.image(part.bytes.length);
    if (part.kind !== 'end') continue;
    if (!found || !isSameManifest(count.manifest(), part.manifest))
      throw damaged(file, 'its rows or pictures are not those of its own list');
    return { header: found, manifest: part.manifest };
  }
  throw damaged(file, 'it ends too early');
}

/** Tallies the contents of a backup while writing or reading it. */
export function countParts() {
  const tables = new Map<string, { rows: number; digest: Buffer }>();
  let images = 0;
  let imageBytes = 0;
  return {
    rows: (table: string, rows: readonly string[]) => {
      const sum = tables.get(table) ?? { rows: 0, digest: Buffer.alloc(32) };
      tables.set(table, sum);
      sum.rows += rows.length;
      // Independent of order, as the database returns rows in any.
      for (const row of rows) {
        const hash = createHash('sha256').update(row).digest();
        for (let at = 0; at < hash.length; at++)
          sum.digest[at] = (sum.digest[at] ?? 0) ^ (hash[at] ?? 0);
      }
    },
    image: (bytes: number) => {
      images += 1;
      imageBytes += bytes;
    },
    manifest: (): BackupManifest => ({
      tables: Object.fromEntries(
        [...tables].map(([name, { rows, digest }]) => [
          name,
          { rows, digest: digest.toString('hex') },
        ]),
      ),
      images,
      imageBytes,
    }),
  };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isSameManifest(one: BackupManifest, other: BackupManifest): boolean {
  const sorted = ({ tables, ...rest }: BackupManifest) =>
    JSON.stringify([Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1)), rest]);
  return sorted(one) === sorted(other);
}

function damaged(file: string, how: string): Error {
  return new Error(`${file} is not a whole backup: ${how}. Nothing was changed.`);
}

function tryParse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
