import { Agent, request } from 'node:http';
import { registerTeam } from '@one-dream/contract/features/entries.registrations.ts';
import { sandboxPublicKey, signBody } from '../../sandbox/discord/discord-keys.ts';
import {
  isDiscords,
  readPublicKey,
  readSigned,
} from '../../server/src/transports/discord/signature.ts';
import { measureProcessor } from '../../server/tests/support/processor-time.ts';
import { openTournaments } from '../support/crowd.ts';
import { openFilledSite } from '../support/filled-site.ts';
import type { Row } from '../support/results.ts';
import { divideFill, fullFill, idOf, leaderToken } from '../support/seed.ts';

const presses = 200;
const refusals = 2_000;
const registrations = 60;
const limits = { p99Ms: 1_000, longestMs: 3_000, refusalMs: 1 } as const;
const path = '/api/discord/interactions';

/** 200 people in Discord within a second; what a wrong signature costs; a registration by button beside one by the site. */
export async function benchDiscord(): Promise<Row[]> {
  const { site, database, close } = await openFilledSite(divideFill(fullFill, 5), {
    env: {
      DISCORD_CLIENT_ID: '1',
      DISCORD_CLIENT_SECRET: 'bench',
      DISCORD_PUBLIC_KEY: sandboxPublicKey,
      // Nothing listens there: only the first answer is measured.
      DISCORD_API_URL: 'http://127.0.0.1:9',
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: presses });
  try {
    const cup = idOf(9001);
    await openTournaments(database, [cup]);
    await database.query('analyze');
    const send = (interaction: object) => post({ url: site.url, agent, interaction });
    await send(slash({ player: 1, name: 'next' }));
    const times = await Promise.all(
      Array.from({ length: presses }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, (index / presses) * 1000));
        return send(slash({ player: index * 5 + 1, name: index % 2 ? 'next' : 'register', cup }));
      }),
    );
    const sorted = times.toSorted((a, b) => a - b);
    const promised = deferred;
    const at = (share: number) => sorted[Math.ceil(presses * share) - 1] ?? 0;

    const button: number[] = [];
    const page: number[] = [];
    for (let team = 1; team <= registrations; team++) {
      const [byButton, bySite] = [200 + team, 300 + team];
      button.push(
        await send(press({ player: (byButton - 1) * 5 + 1, id: `1|register-team|${cup}` })),
      );
      const begun = performance.now();
      await site.api.act(registerTeam, {
        as: { token: leaderToken(bySite) },
        params: { tournamentId: cup, teamId: idOf(bySite) },
      });
      page.push(performance.now() - begun);
    }
    const [taken] = await database.query(
      `select count(*)::int as count from registrations where tournament_id = '${cup}'`,
      [],
    );
    if (taken?.count !== 2 * registrations)
      throw new Error(`${taken?.count} teams of ${2 * registrations} are registered.`);
    const [byButton, bySite] = [middle(button), middle(page)];
    const refused = await timeRefusal();
    return [
      {
        what: '200 interactions within a second (`/next`, `/register`), first answers',
        measured: `median ${at(0.5).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms, ${promised} of them deferred`,
        beside: 'the load itself on the same processors',
        figure: `p99 ${at(0.99).toFixed(0)} ms`,
        limit: `p99 < ${limits.p99Ms} ms, none over ${limits.longestMs} ms`,
        holds: at(0.99) < limits.p99Ms && at(1) < limits.longestMs,
      },
      {
        what: 'a wrong signature under a body of 4 KB, refused',
        measured: `${refusals} of them`,
        beside: 'processor time of this process alone',
        figure: `${refused.toFixed(3)} ms`,
        limit: `< ${limits.refusalMs} ms`,
        holds: refused < limits.refusalMs,
      },
      {
        what: 'a registration by the button in Discord, one at a time',
        measured: `median ${byButton.toFixed(1)} ms`,
        beside: `by the site ${bySite.toFixed(1)} ms`,
        figure: `${(byButton / bySite).toFixed(1)} ×`,
        limit: '< 1,000 ms',
        holds: byButton < limits.p99Ms,
      },
    ];
  } finally {
    agent.destroy();
    await close();
  }
}

let made = 0;
let deferred = 0;

/** As sent by Discord, from a player of the seed. */
function interactionOf(player: number, what: { type: number; data: object }): object {
  made += 1;
  const user = {
    id: String(100_000_000_000_000_000n + BigInt(player)),
    username: `bench${player}`,
  };
  return {
    ...{ id: String(made), application_id: '1', token: `bench-${made}`, version: 1 },
    ...{ guild_id: '1', channel_id: '1', locale: 'en-GB', member: { user } },
    ...what,
  };
}

function slash({ player, name, cup }: { player: number; name: string; cup?: string }): object {
  const options = name === 'register' ? [{ name: 'event', type: 3, value: cup }] : [];
  return interactionOf(player, { type: 2, data: { id: '1', name, type: 1, options } });
}

function press({ player, id }: { player: number; id: string }): object {
  return interactionOf(player, { type: 3, data: { custom_id: id, component_type: 2 } });
}

/** @returns milliseconds until the first answer was complete */
function post({
  url,
  agent,
  interaction,
}: {
  url: string;
  agent: Agent;
  interaction: object;
}): Promise<number> {
  const body = JSON.stringify(interaction);
  const headers = { ...signBody(body, Date.now()), 'content-length': Buffer.byteLength(body) };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        // An answer or a deferral: Discord accepts either.
        const [, type] = /^\{"type":([45]),/.exec(text) ?? [];
        if (type === '5') deferred += 1;
        if (response.statusCode === 200 && type) resolve(performance.now() - begun);
        else reject(new Error(`${response.statusCode} ${text.slice(0, 500)}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

async function timeRefusal(): Promise<number> {
  const key = readPublicKey(sandboxPublicKey);
  const body = Buffer.alloc(4096, 'x');
  const headers = { ...signBody(body, Date.now()), 'x-signature-ed25519': 'ab'.repeat(64) };
  const took = await measureProcessor(async () => {
    for (let one = 0; one < refusals; one++) {
      const signed = readSigned(headers, Date.now());
      if (!signed || isDiscords(key, signed, body)) throw new Error('A forged body was taken.');
    }
  });
  return took / refusals;
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
