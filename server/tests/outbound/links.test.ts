import { requestPasswordReset } from '@one-dream/contract/features/auth/auth.ts';
import { getTeamCalendar } from '@one-dream/contract/features/matches/matches.settings.ts';
import { shareMessage } from '@one-dream/contract/features/sharing/sharing.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { pages, pathTo } from '@one-dream/contract/pages.ts';
import { afterAll, expect, it } from 'vitest';
import { newGuestEvent } from '../../../factories/guests.ts';
import { inMinutes, openRoom } from '../../../factories/lobbies.ts';
import { newArena, publish, rowsOf } from '../../../factories/results.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { discordOf } from '../support/discord-presses.ts';
import { startByHand } from '../support/match-days.ts';
import { channel, choose, settled } from '../support/outbound.ts';
import { newAdmin, signUp } from '../support/people.ts';
import { allow, startPushService } from '../support/push-service.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
const service = await startPushService({ publicKey: server.platform.push.publicKey });
afterAll(() => service.stop());

const patterns = [pages, adminPages, consolePages, recordPages, scorerPages]
  .flatMap((table) => Object.values(table))
  .map(({ path }) => ({ path, form: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }));

/** Addresses of this site in whatever left it. */
function addressesIn(left: unknown): string[] {
  const [, host = ''] = server.publicUrl.split('//');
  const found = JSON.stringify(left).match(new RegExp(`https://${host}[^\\s"'<>()\\\\]*`, 'g'));
  return (found ?? []).map((url) => url.slice(server.publicUrl.length) || '/');
}

/** An evening up to its first result, with everything that leads back to the site on the way. */
async function play(): Promise<{ pages: string[]; files: string[] }> {
  const { api } = server;
  const arena = await newArena(server, {
    tournament: { log_channel: channel },
    form: { firstStart: inMinutes(server, 15) },
  });
  const { tournament, admin, match, squads } = arena;
  const [squad] = squads;
  if (!squad) throw new Error('no squad');
  await choose(server, { as: squad.leader, mail: true, discord: true });
  const browser = await allow(server, { service, as: squad.leader });
  const open = await openTournament(server, {
    log_channel: channel,
    firstMatchAt: inMinutes(server, 200),
  });
  const other = await newSquad(server);
  await register(server, { team: other, tournament: open });
  const { entries } = await newGuestEvent(server, { teams: 1 });
  const { email } = await signUp(server);
  await api.act(requestPasswordReset, { body: { email } });

  const player = await discordOf(server, squad.leader);
  const host = await discordOf(server, admin);
  const stranger = await discordOf(server, await newAdmin(server));
  const event = tournament._id;
  const shared = async () => {
    const params = { tournamentId: event };
    const { phases } = await api.act(shareMessage, { as: admin, params, body: {} });
    return Promise.all(
      phases.map((phase) => api.act(shareMessage, { as: admin, params, body: { phase } })),
    );
  };
  const said: unknown[] = [await shared()];
  const ask = async () => {
    for (const name of ['next', 'team', 'room', 'scrims', 'withdraw', 'result', 'checkin'])
      said.push(await player.type(name));
    for (const name of ['slots', 'standings']) said.push(await player.type(name, { event }));
    said.push(await player.type('register', { event: open._id }));
    said.push(await host.type('desk', { event }), await host.type('desk', { event: open._id }));
    said.push(await host.type('find', { name: squad.name }), await stranger.type('team'));
  };
  await ask();
  await openRoom(server, { match, admin });
  await startByHand(server, { match, admin, confirm: true });
  await ask();
  await publish(server, { match, as: admin, rows: rowsOf(arena.entries) });
  await ask();
  await settled(server);
  const { url } = await api.act(getTeamCalendar, {
    as: squad.leader,
    params: { teamId: squad.id },
  });
  const calendars = [url.slice(server.publicUrl.length), `/calendar/tournament/${event}.ics`];
  const written = await Promise.all(calendars.map((path) => read(path)));
  const { discord, mail } = server.sandbox;
  const notices = await server.rows('notifications');
  const left = [
    ...[said, await shared(), written, discord.messages, [...discord.events.values()]],
    await mail.list(),
  ];
  expect(browser.delivered.length).toBeGreaterThan(0);
  return {
    pages: [
      ...addressesIn(left),
      ...browser.delivered.map(({ content }) => String(content.link)),
      ...notices.map(({ link }) => link),
      ...entries.map(({ link }) => pathTo('guest', { link })),
    ],
    files: calendars,
  };
}

const read = async (path: string) => (await fetch(server.url + path)).text();

/** The page behind a short link. */
async function leadsTo(short: string): Promise<string> {
  const { status, headers } = await fetch(server.url + short, { redirect: 'manual' });
  expect(status, short).toBe(301);
  return headers.get('location') ?? '';
}

it('every link that leaves the site leads to one of its pages', async () => {
  const { pages: linked, files } = await play();
  const reached = new Map<string, string>();
  for (const sent of new Set(linked)) {
    const link = sent.startsWith('/t/') ? await leadsTo(sent) : sent;
    const path = link.split(/[?#]/)[0] ?? '';
    if (/\.(?:png|webp|ics)$/.test(path)) {
      files.push(link);
      continue;
    }
    const page = patterns.find(({ form }) => form.test(path));
    expect(page, `no page at ${link}`).toBeDefined();
    if (page) reached.set(page.path, link);
  }
  for (const path of [...reached.values(), ...new Set(files)])
    expect((await fetch(server.url + path)).status, path).toBe(200);
  expect([...reached.keys()].sort()).toEqual([
    ...['/', '/admin/discipline', '/console/:tournamentId'],
    ...['/console/:tournamentId/results/:matchId', '/g/:link', '/match/:id', '/profile'],
    ...['/reset-password', '/scrims', '/team/invite/:code', '/tournament/:id'],
    ...['/tournament/:id/standings', '/unsubscribe', '/verify-email'],
  ]);
});
