import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compare } from '../support/load.ts';
import { judge, type Row } from '../support/results.ts';
import { fullFill } from '../support/seed.ts';
import { besideBare, onFilledSite } from '../support/sites.ts';

/** The public list of 20 tournaments with 20 teams each, beside a bare server that writes the same bytes. */
export function benchList(): Promise<Row[]> {
  return onFilledSite({ ...fullFill, notifications: 1000 }, async ({ site, folder }) => {
    const url = `${site.url}/api/noauth/tournament`;
    const body = JSON.stringify({ limit: 20 });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const file = join(folder, 'answer.json');
    await writeFile(file, bytes);
    const { rate, own, other } = await besideBare('bytes-server.ts', [file], (bare) =>
      compare(url, bare, { body }),
    );
    return [
      judge({
        what: `public list, 20 tournaments, ${Math.round(bytes.length / 1024)} KB`,
        measured: own,
        beside: `bare node:http, the same bytes: ${other}`,
        figure: rate,
        // Fastify's own smallest answer has 0.84.
        atLeast: 0.75,
      }),
    ];
  });
}
