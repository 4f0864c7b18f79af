import { createStage, publishDraw, rollDraw } from '@one-dream/contract/features/lobbies.ts';
import { releaseRoom, saveRoom } from '@one-dream/contract/features/matches.rooms.ts';
import { createMatches } from '@one-dream/contract/features/matches.ts';
import { publishResult, saveResultDraft } from '@one-dream/contract/features/results.ts';
import { getStandings } from '@one-dream/contract/features/standings.ts';
import { type Api, createApi, pathOf } from '../../factories/api.ts';
import { type FilledSite, openFilledSite } from '../support/filled-site.ts';
import { insertCup, insertStaff } from '../support/match-day.ts';
import type { Row } from '../support/results.ts';
import { divideFill, fullFill, idOf } from '../support/seed.ts';
import { openSwarm } from '../support/socket-swarm.ts';

const teams = 16;
const matches = 6;
/** Pages open on the tournament. */
const pages = 1000;
const hearLimitMs = 3000;
/** Maximum delay after which a page refetches new standings, in milliseconds, as in `standings.data.ts`. */
const spreadMs = 2000;

/** An evening of one lobby: the draw, a room and each result are sent to 1,000 open pages, which fetch the standings. */
export async function benchPublish(): Promise<Row[]> {
  const filled = await openFilledSite(divideFill(fullFill, 10));
  try {
    const evening = await openEvening(filled);
    const told = [
      await tell(evening, { what: 'a draw', event: 'draw-changed', act: evening.publishDraw }),
      await tell(evening, { what: 'a room', event: 'match-changed', act: evening.releaseRoom }),
    ];
    for (let match = 1; match < matches; match++) await evening.publishResult();
    const published = await tell(evening, {
      what: 'a result',
      event: 'standings-changed',
      act: evening.publishResult,
    });
    const reads = await readAfter(evening, published.fetches);
    return [...told.map(({ row }) => row), published.row, reads];
  } finally {
    await filled.close();
  }
}

interface Evening {
  url: string;
  tournamentId: string;
  query: FilledSite['database']['query'];
  publishDraw: () => Promise<unknown>;
  releaseRoom: () => Promise<unknown>;
  /** Of the next match that has none. */
  publishResult: () => Promise<unknown>;
}

async function openEvening({ site, database }: FilledSite): Promise<Evening> {
  const { query } = database;
  const { tournament: tournamentId, entries } = await insertCup(
    { query },
    { title: 'Evening cup', teams },
  );
  const as = await insertStaff({ query }, idOf(600));
  await query('analyze');
  const api = createApi({ url: site.url });
  const { data: stage } = await api.act(createStage, {
    as,
    params: { tournamentId },
    body: { name: 'Finals', format: 'single' },
  });
  const { data: draw } = await api.act(rollDraw, { as, params: { stageId: stage._id }, body: {} });
  let list: { _id: string }[] = [];
  return {
    url: site.url,
    tournamentId,
    query,
    publishDraw: () =>
      api.act(publishDraw, {
        as,
        params: { drawId: draw._id },
        body: { version: draw.version },
      }),
    releaseRoom: async () => {
      list = await planMatches({ api, as, stageId: stage._id });
      const params = { matchId: list[0]?._id ?? '' };
      const room = { roomId: 'RM4711', password: 'pochinki' };
      await api.act(saveRoom, { as, params, body: room });
      return api.act(releaseRoom, { as, params });
    },
    publishResult: async () => {
      const params = { matchId: list.shift()?._id ?? '' };
      const rows = entries.map((entryId, place) => ({
        entryId,
        status: 'played' as const,
        placement: ((place * 7 + list.length * 3) % teams) + 1,
        elims: (place * list.length) % 4,
        fielded: null,
      }));
      const { data } = await api.act(saveResultDraft, { as, params, body: { version: 0, rows } });
      const body = { version: data.version, confirm: true };
      return api.act(publishResult, { as, params, body });
    },
  };
}

async function planMatches({
  api,
  as,
  stageId,
}: {
  api: Api;
  as: { token: string };
  stageId: string;
}): Promise<{ _id: string }[]> {
  const { data } = await api.act(createMatches, {
    as,
    params: { stageId },
    body: {
      firstStart: new Date(Date.now() + 20 * 60_000).toISOString(),
      matches,
      maps: [{ name: 'Erangel', recall: false }],
    },
  });
  return data;
}

/** From sending the call to its arrival at each open page. */
async function tell(
  { url, tournamentId }: Evening,
  { what, event, act }: { what: string; event: string; act: () => Promise<unknown> },
): Promise<{ row: Row; fetches: number }> {
  const swarm = await openSwarm({ url, sockets: pages, event, tournament: tournamentId });
  try {
    await swarm.forget();
    const begun = performance.timeOrigin + performance.now();
    await act();
    const arrivals = await swarm.report(pages);
    // Collects any further events after the first.
    await new Promise((resolve) => setTimeout(resolve, spreadMs));
    const heard = await swarm.reportEach();
    const longest = (arrivals[pages - 1] ?? 0) - begun;
    const isHeard = heard.filter((list) => list.length > 0).length === pages;
    return {
      fetches: heard.flat().length,
      row: {
        what: `${what}, published until ${pages} open pages hear of it`,
        measured: `the first after ${Math.round((arrivals[0] ?? 0) - begun)} ms, ${Math.round(heard.flat().length / pages)} event each`,
        beside: 'its call and transaction included',
        figure: `the last after ${Math.round(longest)} ms`,
        limit: `≤ ${hearLimitMs / 1000} s`,
        holds: isHeard && longest <= hearLimitMs,
      },
    };
  } finally {
    await swarm.close();
  }
}

/** Simulates the pages' reaction: each fetches the standings once, at a random moment within two seconds. */
async function readAfter(evening: Evening, fetches: number): Promise<Row> {
  const { url, query, tournamentId } = evening;
  await query('select pg_stat_reset()');
  const target = url + pathOf(getStandings, { params: { tournamentId } });
  const times = await Promise.all(
    Array.from({ length: fetches }, async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * spreadMs));
      const begun = performance.now();
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(target, { method: 'POST', headers, body: '{}' });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The standings were answered with ${answer.status}.`);
      return performance.now() - begun;
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  // Statistics are written within a second of a connection becoming idle.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [row] = await query(
    `select coalesce(sum(seq_scan + idx_scan), 0)::int as scans from pg_stat_user_tables
     where relname in ('match_results', 'result_versions', 'result_rows', 'match_entries')`,
  );
  return {
    what: `reads that it causes with ${pages} open pages, within two seconds`,
    measured: `${fetches}, p99 ${Math.round(sorted[Math.ceil(fetches * 0.99) - 1] ?? 0)} ms`,
    beside: `scans of the results' tables meanwhile: ${row?.scans}`,
    figure: `${(fetches / pages).toFixed(2)} a page`,
    limit: '≤ 1 a page',
    holds: fetches <= pages,
  };
}
