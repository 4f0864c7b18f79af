import { brotliDecompressSync } from 'node:zlib';
import { releaseRoom } from '@one-dream/contract/features/matches.rooms.ts';
import * as posters from '@one-dream/contract/features/posters.ts';
import { describe, expect, it } from 'vitest';
import { fillRoom } from '../../../../factories/lobbies.ts';
import { pngDataUrl } from '../../../../factories/pictures.ts';
import { newArena, publish, rowsOf } from '../../../../factories/results.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { sharedTestServer } from '../../../tests/support/open-test-server.ts';
import { newAdmin } from '../../../tests/support/people.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

async function firstDataOf(path: string) {
  const html = await (await fetch(server.url + path)).text();
  const json = /<script type="application\/json" id="first-data">([^<]*)<\/script>/.exec(html)?.[1];
  return { html, data: json ? JSON.parse(json) : undefined };
}

describe('what a page carries', () => {
  it('the posters of the home page, the first of which is asked for in the head', async () => {
    const body = { image: await pngDataUrl(), text_two: '</script><b>Drop in</b>' };
    const { data: poster } = await server.api.act(posters.createPoster, { as: admin, body });
    const { html, data } = await firstDataOf('/');
    expect(data).toMatchObject({ posters: [poster] });
    expect(html).not.toContain('</script><b>');
    const upright = poster.image.replace('.webp', '-upright.webp');
    const whole = poster.image;
    const preload = (href: string) => `<link rel="preload" as="image" href="${href}"`;
    expect(html).toContain(
      `${preload(upright)} media="(max-aspect-ratio: 2/3) and (max-width: 768px)">`,
    );
    expect(html.split(preload(whole))[1]).toMatch(
      /^( image(srcset|sizes)="[^"]*")* media="not all and \(max-aspect-ratio: 2\/3\) and \(max-width: 768px\)">/,
    );
  });

  it('the tournaments that are not over, as they are at that moment', async () => {
    const open = await openTournament(server, { title: 'Open cup' });
    const over = await openTournament(server, { title: 'Old cup', status: 'COMPLETED' });
    const titles = async () =>
      (await firstDataOf('/tournament')).data.currentTournaments.map(
        (tournament: { title: string }) => tournament.title,
      );
    expect(await titles()).toEqual(['Open cup']);
    // As another process would.
    await server.change('tournaments', {}, { title: 'Renamed' });
    expect(await titles()).toEqual(['Renamed']);
    expect((await firstDataOf(`/tournament/${open._id}`)).data.tournament.title).toBe('Renamed');
    expect(over.status).toBe('COMPLETED');
  });

  it('a match with its slots and its result, true to what is so, and never a room', async () => {
    const arena = await newArena(server);
    const path = `/match/${arena.match._id}`;
    const secret = { roomId: 'MARK4711', password: 'secretmark', note: '' };
    await fillRoom(server, { ...arena, room: secret });
    await server.api.act(releaseRoom, { as: arena.admin, params: { matchId: arena.match._id } });
    const before = await firstDataOf(path);
    expect(before.data.match.slots).toHaveLength(4);
    expect(before.data.match.mine).toBeNull();
    expect(before.data.standings).toBeUndefined();
    expect(before.html).not.toMatch(/MARK4711|secretmark/);
    // As another process would.
    await server.change('registrations', {}, { team_name: 'Renamed' });
    expect((await firstDataOf(path)).data.match.slots[0].name).toBe('Renamed');
    await publish(server, { match: arena.match, as: arena.admin, rows: rowsOf(arena.entries) });
    expect((await firstDataOf(path)).data.standings.stage.tables[0].rows).toHaveLength(4);
    await server.change('tournaments', {}, { is_draft: true, status: 'UPCOMING' });
    expect((await fetch(server.url + path)).status).toBe(404);
  });

  it('nothing that only admins see', async () => {
    await openTournament(server, { log_channel: '123456789012345678' });
    expect((await firstDataOf('/tournament')).html).not.toContain('123456789012345678');
  });
});

describe('a public list', () => {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/noauth/tournament`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'identity', ...headers },
      body: '{}',
    });

  it('is not sent again to whoever has it', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const again = await ask({ 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await openTournament(server);
    expect((await ask({ 'If-None-Match': etag })).status).toBe(200);
  });

  it('travels compressed where that is understood', async () => {
    const plain = await (await ask()).text();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/noauth/tournament',
      headers: { 'Accept-Encoding': 'gzip;q=0, br' },
      payload: {},
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain);
    expect(answer.rawPayload.length).toBeLessThan(plain.length / 2);
  });
});
