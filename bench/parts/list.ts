import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFilledSite } from '../support/filled-site.ts';
import { load, side } from '../support/load.ts';
import { startBare } from '../support/program.ts';
import { perSecond, type Row } from '../support/results.ts';
import { fullFill } from '../support/seed.ts';

/** The least share of a bare server's rate; Fastify's own smallest answer has 0.84. */
const least = 0.75;

/** The public list of 20 tournaments with 20 teams each, beside a bare server that writes the same bytes. */
export async function benchList(): Promise<Row[]> {
  const { site, folder, close } = await openFilledSite({ ...fullFill, notifications: 1000 });
  try {
    const url = `${site.url}/api/noauth/tournament`;
    const body = JSON.stringify({ limit: 20 });
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
      return [
        {
          what: `public list, 20 tournaments, ${Math.round(bytes.length / 1024)} KB`,
          measured: `${perSecond(measured.rate)}, p99 ${measured.p99} ms`,
          beside: `bare node:http, the same bytes: ${perSecond(beside.rate)}, p99 ${beside.p99} ms`,
          figure: ratio.toFixed(2),
          limit: `≥ ${least}`,
          holds: ratio >= least,
        },
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await close();
  }
}
