import {
  createStage,
  publishDraw,
  rollDraw,
} from '@one-dream/contract/features/lobbies/lobbies.ts';
import { releaseRoom, saveRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { createMatches } from '@one-dream/contract/features/matches/matches.ts';
import { publishResult, saveResultDraft } from '@one-dream/contract/features/results/results.ts';
import { createApi } from '../../factories/api.ts';
import { insertCup, insertStaff } from '../support/match-day.ts';
import { judge, type Row } from '../support/results.ts';
import { divideFill, fullFill, idOf } from '../support/seed.ts';
import { type FilledSite, onFilledSite } from '../support/sites.ts';
import { onSwarm } from '../support/socket-swarm.ts';

const teams = 16;
const matches = 6;
const pages = 1000;

/** An evening of one lobby: the draw, a room and the last result are told to 1,000 open pages. */
export function benchPublish(): Promise<Row[]> {
  return onFilledSite(divideFill(fullFill, 10), async (filled) => {
    const evening = await openEvening(filled);
    const { publishDraw, releaseRoom, publishResult } = evening;
    const rows = [
      await tell(evening, { what: 'a draw', event: 'draw-changed', act: publishDraw }),
      await tell(evening, { what: 'a room', event: 'match-changed', act: releaseRoom }),
    ];
    for (let match = 1; match < matches; match++) await publishResult();
    const result = { what: 'a result', event: 'standings-changed', act: publishResult };
    return [...rows, await tell(evening, result)];
  });
}

interface Evening {
  url: string;
  tournamentId: string;
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
    publishDraw: () =>
      api.act(publishDraw, {
        as,
        params: { drawId: draw._id },
        body: { version: draw.version },
      }),
    releaseRoom: async () => {
      const { data } = await api.act(createMatches, {
        as,
        params: { stageId: stage._id },
        body: {
          firstStart: new Date(Date.now() + 20 * 60_000).toISOString(),
          matches,
          maps: [{ name: 'Erangel', recall: false }],
        },
      });
      list = data;
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

/** From sending the call to its arrival at each open page. */
function tell(
  { url, tournamentId }: Evening,
  { what, event, act }: { what: string; event: string; act: () => Promise<unknown> },
): Promise<Row> {
  return onSwarm({ url, sockets: pages, event, tournament: tournamentId }, async (swarm) => {
    await swarm.forget();
    const begun = performance.timeOrigin + performance.now();
    await act();
    const first = (await swarm.report()).map(([arrival = Infinity]) => arrival - begun);
    return judge({
      what: `${what}, published until the last of ${pages} open pages hears of it`,
      measured: `the first after ${Math.round(Math.min(...first))} ms`,
      beside: 'its call and transaction included',
      figure: Math.max(...first) / 1000,
      unit: 's',
      atMost: 3,
    });
  });
}
