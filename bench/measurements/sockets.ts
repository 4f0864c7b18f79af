import { openTournaments } from '../support/crowd.ts';
import { effort } from '../support/effort.ts';
import { judge, middle, type Row } from '../support/results.ts';
import { fullFill, idOf, leaderToken } from '../support/seed.ts';
import { besideBare, onFilledSite } from '../support/sites.ts';
import { onSwarm, type Swarm } from '../support/socket-swarm.ts';

const sockets = effort(5000, 200);
const broadcasts = effort(8, 2);
const rounds = effort(5, 1);
const event = 'tournament-changed';

/** A broadcast to 5,000 open pages of one process, by a team entering a tournament. */
export function benchSockets(): Promise<Row[]> {
  return onFilledSite({ ...fullFill, notifications: 1000 }, ({ site, database }) =>
    besideBare('socket-server.ts', [], async (bare) => {
      const tournament = idOf(5000);
      await openTournaments(database, [tournament]);
      let team = 1;
      const register = () => {
        team += 1;
        const path = `/api/tournament/register/${tournament}/${idOf(team)}`;
        return post(site.url + path, leaderToken(team));
      };
      const times = await onSwarm({ url: site.url, sockets, event }, (ours) =>
        onSwarm({ url: bare, sockets, event }, async (theirs) => {
          const measured: { own: number; other: number }[] = [];
          for (let round = 0; round <= rounds; round++)
            measured.push({
              own: await broadcast(register, ours),
              other: await broadcast(() => post(bare), theirs),
            });
          // The first one is a warm-up.
          return measured.slice(1);
        }),
      );
      const tell = (time: number) =>
        `${Math.round((sockets * 1000) / time)} deliveries/s, all told in ${Math.round(time)} ms`;
      return [
        judge({
          what: `broadcast to ${sockets} sockets of one process, every one reached`,
          measured: tell(middle(times.map(({ own }) => own))),
          beside: `a bare Socket.IO loop: ${tell(middle(times.map(({ other }) => other)))}`,
          figure: middle(times.map(({ own, other }) => other / own)),
          atLeast: 0.8,
        }),
      ];
    }),
  );
}

/**
 * @returns milliseconds from the first arrival to the last, averaged over a few: the time before that is the work that
 * caused the event
 */
async function broadcast(tellAll: () => Promise<void>, swarm: Swarm): Promise<number> {
  let spent = 0;
  for (let turn = 0; turn < broadcasts; turn++) {
    await swarm.forget();
    await tellAll();
    const arrivals = (await swarm.report()).flat();
    if (arrivals.length !== sockets) throw new Error(`${arrivals.length} arrivals.`);
    spent += arrivals.reduce((a, b) => Math.max(a, b)) - arrivals.reduce((a, b) => Math.min(a, b));
    // Events about one tournament are throttled to this interval.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return spent / broadcasts;
}

async function post(url: string, token?: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
}
