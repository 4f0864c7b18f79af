import { openFilledSite } from '../support/filled-site.ts';
import { type Load, load } from '../support/load.ts';
import { startBare } from '../support/program.ts';
import { perSecond, type Row } from '../support/results.ts';
import { fullFill, idOf, leaderToken } from '../support/seed.ts';

const rounds = 5;
/** From the seed: the leader of the seventh team. */
const headers = { authorization: `Bearer ${leaderToken(7)}` };
const reader = idOf((7 - 1) * 5 + 1);

/** Signed-in reads among 100,000 notifications; `/notify/list` by turns with the same queries by hand. */
export async function benchRead(): Promise<Row[]> {
  const { database, site, close } = await openFilledSite(fullFill);
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    await database.query('vacuum analyze');
    bare = await startBare('read-server.ts', [database.url]);
    const lists = [site.url, bare.url].map((url) => `${url}/api/notify/list`);
    await mustAnswerAlike(lists);
    return [
      ...rowsOfList(await byTurns(lists)),
      await measure('/team/get of a leader', `${site.url}/api/team/get/${reader}`),
      await measure(
        'a tournament with its teams, signed in',
        `${site.url}/api/noauth/tournament/${idOf(50)}`,
      ),
    ];
  } finally {
    await bare?.stop();
    await close();
  }
}

/** Loads the addresses alternately, so that machine load affects all equally. The first round is a warm-up. */
async function byTurns(urls: readonly string[]): Promise<Load[][]> {
  const loads: Load[][] = urls.map(() => []);
  for (let round = 0; round <= rounds; round++)
    for (const [place, url] of urls.entries()) {
      const measured = await load({ url, headers });
      if (round > 0) loads[place]?.push(measured);
    }
  return loads;
}

/** Median over rounds of `of`, relative to the other's same round. */
function middleRatio(ours: readonly Load[], theirs: readonly Load[], of: (load: Load) => number) {
  const ratios = ours.map((load, round) => {
    const beside = theirs[round];
    return beside ? of(load) / of(beside) : 0;
  });
  return ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

function middleOf(loads: readonly Load[]): Load {
  const [middle] = loads.toSorted((a, b) => a.rate - b.rate).slice(Math.floor(rounds / 2));
  if (!middle) throw new Error('No round was measured.');
  return middle;
}

const told = ({ rate, p99 }: Load) => `${perSecond(rate)}, p99 ${p99} ms`;
const rate = (load: Load) => load.rate;
const p99 = (load: Load) => load.p99;

function rowsOfList([now = [], bare = []]: Load[][]): Row[] {
  const what = 'signed-in read, /notify/list of 100,000 notifications';
  const ofBare = middleRatio(now, bare, rate);
  const slower = middleRatio(now, bare, p99);
  const beside = `bare Fastify + pg, the same queries: ${told(middleOf(bare))}`;
  return [
    {
      what,
      measured: told(middleOf(now)),
      beside,
      figure: ofBare.toFixed(2),
      limit: '≥ 0.80',
      holds: ofBare >= 0.8,
    },
    {
      what: `${what}: its p99`,
      measured: `${middleOf(now).p99} ms`,
      beside,
      figure: slower.toFixed(2),
      limit: '≤ 1.30',
      holds: slower <= 1.3,
    },
  ];
}

/** For the record. */
async function measure(what: string, url: string): Promise<Row> {
  const [loads = []] = await byTurns([url]);
  return {
    what,
    measured: told(middleOf(loads)),
    beside: '',
    figure: '',
    limit: '',
    holds: true,
  };
}

async function mustAnswerAlike(urls: string[]): Promise<void> {
  const answers = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      const { data, nextCursor, unseen } = await response.json();
      return JSON.stringify([data.map((one: { _id: string }) => one._id), nextCursor, unseen]);
    }),
  );
  if (new Set(answers).size > 1)
    throw new Error(`The two answer differently:\n${answers.join('\n')}`);
}
