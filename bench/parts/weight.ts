import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMatches } from '@one-dream/contract/features/matches.ts';
import { listTournamentsPublicly } from '@one-dream/contract/features/tournaments.ts';
import { createApi } from '../../factories/api.ts';
import { startSite } from '../../server/tests/support/site-process.ts';
import type { Row } from '../support/results.ts';

/** Limit for scripts and styles of a players' page, in bytes on the wire. */
const most = 130_000;
/** Limit for the HTML response. */
const mostOfFirst = 30_000;

/** Measures the bytes that players' pages load before they are usable, as listed by their first response. */
export async function benchWeight(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'on' });
  try {
    await site.ready();
    const { tournament, match } = await findMatch(site.url);
    const pages = {
      '/': '/',
      '/tournament': '/tournament',
      'a tournament': `/tournament/${tournament}`,
      'a match': `/match/${match._id}`,
      '/aboutus': '/aboutus',
      '/login': '/login',
      '/register': '/register',
    };
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const { first, code, html } = await weigh(site.url, path);
      rows.push(row(`${name}: scripts and styles`, code, most));
      if (name !== 'a match') continue;
      rows.push(row(`${name}: first answer`, first, mostOfFirst));
      const holds = html.includes('<ol') && html.includes(`· ${match.map}`);
      rows.push({ ...row(`${name}: its facts in the first answer`, 0, 0), figure: '', holds });
    }
    return rows;
  } finally {
    await site.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

function row(what: string, bytes: number, limit: number): Row {
  const inKb = (size: number) => `${(size / 1000).toFixed(1)} KB`;
  return {
    what,
    measured: inKb(bytes),
    beside: '',
    figure: inKb(bytes),
    limit: `≤ ${inKb(limit)}`,
    holds: bytes <= limit,
  };
}

async function findMatch(url: string) {
  const api = createApi({ url });
  const { data: events } = await api.act(listTournamentsPublicly, {
    body: { statuses: ['LIVE', 'CLOSED', 'COMPLETED'], limit: 50 },
  });
  for (const { _id: tournament } of events) {
    const { data } = await api.act(listMatches, { params: { tournamentId: tournament } });
    const match = data.find(({ slotsVersion }) => slotsVersion > 0);
    if (match) return { tournament, match };
  }
  throw new Error('no match with a slot list');
}

async function weigh(url: string, path: string) {
  const asked = { headers: { 'accept-encoding': 'br' } };
  const page = await fetch(url + path, asked);
  const html = await page.text();
  const scripts = [...html.matchAll(/"(\/(?:assets\/[^"]+|start)\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file = '']) => file);
  let code = 0;
  for (const file of new Set([...scripts, ...styles])) code += await sizeOf(url + file);
  return { html, code, first: await sizeOf(url + path) };
}

/** Transfer size. */
async function sizeOf(address: string): Promise<number> {
  const { headers } = await fetch(address, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  return Number(headers.get('content-length') ?? 0);
}
