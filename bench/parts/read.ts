import { type CodeBefore, commitBefore, openCodeBefore } from '../support/code-before.ts';
import { type FilledSite, openFilledSite } from '../support/filled-site.ts';
import { type Load, load } from '../support/load.ts';
import { startBare } from '../support/program.ts';
import { perSecond, type Row } from '../support/results.ts';
import { fullFill, idOf, leaderToken } from '../support/seed.ts';

const rounds = 5;
/** From the seed: the leader of the seventh team. */
const headers = { authorization: `Bearer ${leaderToken(7)}` };
const reader = idOf((7 - 1) * 5 + 1);

/**
 * Signed-in reads among 100,000 notifications: this code, the code before and, for `/notify/list`, the same queries by
 * hand, by turns.
 */
export async function benchRead(): Promise<Row[]> {
  const before = await openCodeBefore();
  const sites: FilledSite[] = [];
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    const now = await openSite(sites);
    const then = before && (await openSite(sites, before));
    bare = await startBare('read-server.ts', [now.database.url]);
    const path = '/api/notify/list';
    await mustAnswerAlike([now, ...(then ? [then] : [])].map(({ site }) => site.url + path));
    await mustAnswerAlike([now.site.url + path, bare.url + path]);
    const urls = [now.site.url, bare.url, ...(then ? [then.site.url] : [])];
    return [
      ...rowsOfList(await byTurns(urls.map((url) => url + path))),
      await compare('/team/get of a leader', { now, then, path: `/api/team/get/${reader}` }),
      await compare('a tournament with its teams, signed in', {
        ...{ now, then },
        path: `/api/noauth/tournament/${idOf(50)}`,
      }),
    ];
  } finally {
    await bare?.stop();
    for (const { close } of sites) await close();
    await before?.remove();
  }
}

async function openSite(sites: FilledSite[], before?: CodeBefore): Promise<FilledSite> {
  const site = await openFilledSite(fullFill, { before });
  sites.push(site);
  await site.database.query('vacuum analyze');
  return site;
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

function rowsOfList([now = [], bare = [], then]: Load[][]): Row[] {
  const what = 'signed-in read, /notify/list of 100,000 notifications';
  const ofBare = middleRatio(now, bare, rate);
  const slower = middleRatio(now, bare, p99);
  const beside = `bare Fastify + pg, the same queries: ${told(middleOf(bare))}`;
  const ofThen = then && middleRatio(now, then, rate);
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
    ...(then && ofThen !== undefined
      ? [
          {
            what: `${what}, beside the code before`,
            measured: told(middleOf(now)),
            beside: `${commitBefore}: ${told(middleOf(then))}`,
            figure: ofThen.toFixed(2),
            limit: '≥ 2.00',
            holds: ofThen >= 2,
          },
        ]
      : []),
  ];
}

async function compare(
  what: string,
  { now, then, path }: { now: FilledSite; then: FilledSite | undefined; path: string },
): Promise<Row> {
  const urls = [now.site.url, ...(then ? [then.site.url] : [])];
  const [ours = [], theirs] = await byTurns(urls.map((url) => url + path));
  return {
    what,
    measured: told(middleOf(ours)),
    beside: theirs ? `${commitBefore}: ${told(middleOf(theirs))}` : '',
    figure: theirs ? middleRatio(ours, theirs, rate).toFixed(2) : '',
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
