import { scrypt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sealBytes, unsealBytes } from '../../platform/seal.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Large files go in parts, so that a small machine never holds one in memory. */
const partBytes = 4 * 1024 * 1024;

const folder = 'backups';

/** Parts are numbered, and the last one is marked: a backup without it is incomplete. */
const keyOf = (name: string, { at, isLast }: { at: number; isLast: boolean }) =>
  `${folder}/${name}/${String(at).padStart(5, '0')}${isLast ? '-last' : ''}`;

/** Derives the key of one backup from the operator's secret. */
function deriveBackupKey(secret: string, name: string): Promise<Buffer> {
  return promisify(scrypt)(secret, name, 32) as Promise<Buffer>;
}

/** Encrypts a file into a storage. @returns bytes stored */
export async function putEncrypted(
  place: Storage,
  { name, file, secret }: { name: string; file: string; secret: string },
): Promise<number> {
  const key = await deriveBackupKey(secret, name);
  const source = await open(file, 'r');
  try {
    const { size } = await source.stat();
    const last = Math.max(0, Math.ceil(size / partBytes) - 1);
    let stored = 0;
    for (let at = 0; at <= last; at++) {
      const length = Math.min(partBytes, size - at * partBytes);
      const bytes = Buffer.alloc(length);
      await source.read(bytes, 0, length, at * partBytes);
      const part = keyOf(name, { at, isLast: at === last });
      // Bound to its place: parts of another backup, or in another order, do not open.
      const body = sealBytes({ key, bytes, context: part });
      await place.put({ key: part, body, contentType: 'application/octet-stream' });
      stored += body.length;
    }
    return stored;
  } finally {
    await source.close();
  }
}

/** Decrypts a backup of a storage into a new file. @throws Error with a sentence when it cannot be opened */
export async function fetchEncrypted(
  place: Storage,
  { name, file, secret }: { name: string; file: string; secret: string },
): Promise<void> {
  const key = await deriveBackupKey(secret, name);
  const target = await open(file, 'wx', 0o600);
  try {
    for (let at = 0, isLast = false; !isLast; at++) {
      let part = keyOf(name, { at, isLast });
      let found = await place.get(part);
      if (!found) {
        isLast = true;
        part = keyOf(name, { at, isLast });
        found = await place.get(part);
      }
      if (!found) throw new Error(`The backup ${name} is not whole: part ${at + 1} is missing.`);
      const sealed = await buffer(found.body);
      await target.write(openPart({ key, sealed, context: part, name }));
    }
    await target.sync();
  } finally {
    await target.close();
  }
}

function openPart({
  name,
  ...sealed
}: Parameters<typeof unsealBytes>[0] & { name: string }): Buffer {
  try {
    return unsealBytes(sealed);
  } catch {
    throw new Error(
      `The backup ${name} does not open: BACKUP_KEY is not the one that it was made with, or it was altered.`,
    );
  }
}

/** Lists the names of whole backups, oldest first, and the keys of all parts by name. */
export async function listEncrypted(
  place: Storage,
): Promise<{ whole: string[]; parts: Map<string, string[]> }> {
  const parts = new Map<string, string[]>();
  const whole: string[] = [];
  for await (const key of place.list(folder)) {
    const [, name = '', part = ''] = key.split('/');
    if (!/^\d{4}-\d\d-\d\dt\d{4}z$/.test(name)) continue;
    parts.set(name, [...(parts.get(name) ?? []), key]);
    if (part.endsWith('-last')) whole.push(name);
  }
  return { whole: whole.sort(), parts };
}
