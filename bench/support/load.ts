import { createRequire } from 'node:module';
import { effort } from './effort.ts';
import { middle, perSecond } from './results.ts';

interface Load {
  rate: number;
  p99: number;
}

interface AutocannonResult {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

const tools = createRequire(new URL('../tools/package.json', import.meta.url));

/** Asks as fast as answers arrive. @throws Error on any failure */
async function load(url: string, headers: Record<string, string>): Promise<Load> {
  const autocannon = tools('autocannon') as (options: object) => Promise<AutocannonResult>;
  const options = { method: 'POST', headers, body: '{}', connections: 50, duration: effort(2, 1) };
  const result = await autocannon({ url, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const rounds = effort(7, 1);

/** Measures two addresses alternately, so that machine load affects both. @returns medians of the rounds */
export async function compare(ours: string, theirs: string, headers: Record<string, string>) {
  const measured: { own: Load; other: Load }[] = [];
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++)
    measured.push({ own: await load(ours, headers), other: await load(theirs, headers) });
  const of = (figure: (round: { own: Load; other: Load }) => number) =>
    middle(measured.slice(1).map(figure));
  const tell = (key: 'own' | 'other') =>
    `${perSecond(of((round) => round[key].rate))}, p99 ${Math.round(of((round) => round[key].p99))} ms`;
  return {
    rate: of(({ own, other }) => own.rate / other.rate),
    p99: of(({ own, other }) => own.p99 / other.p99),
    ...{ own: tell('own'), other: tell('other') },
  };
}
