import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFilledSite } from '../support/filled-site.ts';
import { load, side } from '../support/load.ts';
import { startBare } from '../support/program.ts';
import { perSecond, type Row } from '../support/results.ts';
import { fullFill } from '../support/seed.ts';

/** The public list of 20 tournaments with 20 teams each, beside a bare server that writes the same bytes. */
export async function benchList(): Promise<Row[]> {
  const { site, folder, close } = await openFilledSite({ ...fullFill, notifications: 1000 });
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    const url = `${site.url}/api/noauth/tournament`;
    const body = JSON.stringify({ limit: 20 });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const file = join(folder, 'answer.json');
    await writeFile(file, bytes);
    bare = await startBare('bytes-server.ts', [file]);
    const bareUrl = bare.url;
    const { measured, beside, ratio } = await side(
      () => load({ url, body }),
      () => load({ url: bareUrl, body }),
    );
    return [
      {
        what: `public list, 20 tournaments, ${Math.round(bytes.length / 1024)} KB`,
        measured: `${perSecond(measured.rate)}, p99 ${measured.p99} ms`,
        beside: `bare node:http, the same bytes: ${perSecond(beside.rate)}, p99 ${beside.p99} ms`,
        figure: ratio.toFixed(2),
        limit: '≥ 0.80',
        holds: ratio >= 0.8,
      },
    ];
  } finally {
    await bare?.stop();
    await close();
  }
}
