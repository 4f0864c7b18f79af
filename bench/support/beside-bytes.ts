import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load, side } from './load.ts';
import { startBare } from './program.ts';
import { perSecond, type Row } from './results.ts';

/**
 * A public answer beside a bare server that writes the same bytes.
 * @param what the answer, in words @param body of the question @param folder takes the bytes
 */
export async function besideBytes(options: {
  what: string;
  url: string;
  body?: string;
  folder: string;
}): Promise<Row> {
  const { what, url, body = '{}', folder } = options;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const file = join(folder, 'answer.json');
  await writeFile(file, bytes);
  const bare = await startBare('bytes-server.ts', [file]);
  try {
    const { measured, beside, ratio } = await side(
      () => load({ url, body }),
      () => load({ url: bare.url, body }),
    );
    return {
      what: `${what}, ${Math.round(bytes.length / 1024)} KB`,
      measured: `${perSecond(measured.rate)}, p99 ${measured.p99} ms`,
      beside: `bare node:http, the same bytes: ${perSecond(beside.rate)}, p99 ${beside.p99} ms`,
      figure: ratio.toFixed(2),
      limit: '≥ 0.80',
      holds: ratio >= 0.8,
    };
  } finally {
    await bare.stop();
  }
}
