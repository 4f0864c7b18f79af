import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { connect } from 'node:tls';

/** Reads free and total space of a directory's disk, in bytes. */
export async function readFreeDisk(directory: string): Promise<{ free: number; all: number }> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** Reads free and total memory in bytes: the container's if it has a limit, else the machine's. */
export function readFreeMemory(): { free: number; all: number } {
  const limit = process.constrainedMemory();
  const all = limit > 0 && limit < totalmem() ? limit : totalmem();
  return { free: Math.min(all, process.availableMemory()), all };
}

const timeoutMs = 5000;

/** Reads when the certificate at the public address ends; undefined if it cannot be read. */
export async function readCertificateEnd(publicUrl: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return undefined;
  return new Promise((resolve) => {
    const socket = connect(
      // Expired and untrusted certificates are read as well.
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
      },
      () => done(new Date(socket.getPeerCertificate().valid_to)),
    );
    const done = (end: Date | undefined) => {
      socket.destroy();
      resolve(end && !Number.isNaN(end.getTime()) ? end : undefined);
    };
    socket.setTimeout(timeoutMs, () => done(undefined));
    socket.once('error', () => done(undefined));
  });
}

/** Reads the time of another server, to the second. */
export async function readHttpDate(url: string): Promise<Date | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  const date = answer?.headers.get('date');
  return date ? new Date(date) : undefined;
}
