import { createRequire } from 'node:module';
import { effort } from './effort.ts';
import { middle, perSecond } from './results.ts';

interface LoadOptions {
  body?: string;
  headers?: Record<string, string>;
}

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
async function load(url: string, { body = '{}', headers }: LoadOptions): Promise<Load> {
  const autocannon = tools('autocannon') as (options: object) => Promise<AutocannonResult>;
  const result = await autocannon({
    ...{ url, body, method: 'POST', connections: 50, duration: effort(2, 1) },
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const rounds = effort(7, 1);

/** Measures two addresses by turns, so that machine load affects both. @returns medians of the rounds */
export async function compare(ours: string, theirs: string, asked: LoadOptions) {
  const measured: { own: Load; other: Load }[] = [];
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++)
    measured.push({ own: await load(ours, asked), other: await load(theirs, asked) });
  const of = (figure: (round: { own: Load; other: Load }) => number) =>
    middle(measured.slice(1).map(figure));
  const tell = (rate: number, p99: number) => `${perSecond(rate)}, p99 ${Math.round(p99)} ms`;
  return {
    rate: of(({ own, other }) => own.rate / other.rate),
    p99: of(({ own, other }) => own.p99 / other.p99),
    own: tell(
      of(({ own }) => own.rate),
      of(({ own }) => own.p99),
    ),
    other: tell(
      of(({ other }) => other.rate),
      of(({ other }) => other.p99),
    ),
  };
}
