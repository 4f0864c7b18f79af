import { createRequire } from 'node:module';

export interface Load {
  /** Requests per second, averaged over the run. */
  rate: number;
  /** Milliseconds. */
  p99: number;
}

interface LoadOptions {
  url: string;
  connections?: number;
  seconds?: number;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}

interface AutocannonResult {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

const tools = createRequire(new URL('../tools/package.json', import.meta.url));

/** Asks as fast as answers arrive. @throws Error on any failure */
export async function load(options: LoadOptions): Promise<Load> {
  const {
    url,
    connections = 50,
    seconds = 2,
    method = 'POST',
    body = '{}',
    headers = {},
  } = options;
  const autocannon = tools('autocannon') as (options: object) => Promise<AutocannonResult>;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    ...(method === 'POST' && { body }),
    headers: { ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const roundsOf = 7;

/** Measures two targets alternately, so that machine load affects both. @returns the median round */
export async function side(
  measured: () => Promise<Load>,
  beside: () => Promise<Load>,
): Promise<{ measured: Load; beside: Load; ratio: number }> {
  await measured();
  await beside();
  const rounds = [];
  for (let round = 0; round < roundsOf; round++) {
    const [ours, theirs] = [await measured(), await beside()];
    rounds.push({ measured: ours, beside: theirs, ratio: ours.rate / theirs.rate });
  }
  const middle = rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(roundsOf / 2)];
  if (!middle) throw new Error('No round was measured.');
  return middle;
}
