import { publishResult, saveResultDraft } from '@one-dream/contract/features/results/results.ts';
import { effort } from '../support/effort.ts';
import { openCup } from '../support/match-day.ts';
import { judge, type Row } from '../support/results.ts';
import { divideFill, fullFill } from '../support/seed.ts';
import { type FilledSite, onFilledSite } from '../support/sites.ts';
import { onSwarm } from '../support/socket-swarm.ts';

const teams = 16;
const matches = 6;
const pages = effort(1000, 100);

/** An evening of one lobby: the draw, a room and the last result are sent to 1,000 open pages. */
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

/** Steps of the evening, to be measured. */
async function openEvening(filled: FilledSite) {
  const cup = await openCup(filled, { teams, format: 'single', host: 600 });
  const { api, as } = cup;
  let list: { _id: string }[] = [];
  return {
    url: filled.site.url,
    tournamentId: cup.tournamentId,
    publishDraw: cup.publishDraw,
    releaseRoom: async () => {
      list = await cup.createMatches(matches);
      await cup.openRoom(list[0]?._id ?? '');
    },
    /** Of the next match that has none. */
    publishResult: async () => {
      const params = { matchId: list.shift()?._id ?? '' };
      const rows = cup.entries.map((entryId, place) => ({
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
  { url, tournamentId }: { url: string; tournamentId: string },
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
