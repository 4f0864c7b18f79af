import { resetInvite } from '@one-dream/contract/features/teams/teams.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import { shortPath } from '@one-dream/contract/short-paths.ts';
import { describe, expect, it } from 'vitest';
import { openTournament } from '../../../../factories/tournaments.ts';
import { insertSquads } from '../../../tests/support/insert-squads.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const get = (path: string) =>
  fetch(server.url + path, { headers: { accept: 'text/html,*/*' }, redirect: 'manual' });

describe('what machines read', () => {
  it('robots.txt keeps the back office, the calls and invites out, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const lines = (await answer.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /admin',
        'Disallow: /api/',
        'Disallow: /team/invite/',
        `Sitemap: ${server.publicUrl}/sitemap.xml`,
      ]),
    );
  });

  it('sitemap.xml lists the public pages and every tournament', async () => {
    const { _id } = await openTournament(server);
    // More than a page of a list holds.
    for (let made = 0; made < pageSize.max; made++) await openTournament(server);
    const xml = await (await get('/sitemap.xml')).text();
    for (const path of ['/', '/tournament', '/aboutus', `/tournament/${_id}`]) {
      expect(xml).toContain(`<loc>${server.publicUrl}${path}</loc>`);
    }
    expect(xml).not.toMatch(/admin|profile|invite/);

    // It may be as old as its header says.
    const { _id: later } = await openTournament(server);
    expect(await (await get('/sitemap.xml')).text()).toBe(xml);
    server.clock.advance(600_000);
    expect(await (await get('/sitemap.xml')).text()).toContain(`/tournament/${later}</loc>`);
  });

  it('a short link leads to the tournament, and to what of it was shared', async () => {
    const { _id } = await openTournament(server);
    const long = `/tournament/${_id}`;
    for (const rest of ['', '/standings', '/standings?group=A', '?stage=1']) {
      const answer = await get(shortPath(long + rest));
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(long + rest);
    }
    const odd = await get('/t/%2F%2Fevil.example/%2F..%2Fadmin');
    expect(odd.headers.get('location')).toMatch(/^\/tournament\/%2F%2Fevil\.example\//);
  });

  it('the address of the leaderboards leads to the months of the ladder', async () => {
    const answer = await get('/leaderboards?tier=EVENTS');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/ladder?tier=EVENTS&view=month');
  });

  it('the manifest has the name, where to start and icons that are there', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({
      name: defaultOrganisation.name,
      start_url: '/',
      display: 'standalone',
    });
    for (const { src } of manifest.icons) {
      expect((await get(src)).headers.get('content-type')).toBe('image/png');
    }
  });
});

describe('the card of a link', () => {
  it('of the home page has title, description and a picture that is there', async () => {
    const card = await readCard('/');
    expect(card['og:title']).toContain(defaultOrganisation.name);
    expect(card['og:description']).not.toBe('');
    expect(card['og:url']).toBe(`${server.publicUrl}/`);
    expect(card['twitter:card']).toBe('summary_large_image');
    expect(await pictureOf(card)).toBe('image/jpeg');
  });

  it('of a tournament names it and shows its banner', async () => {
    const { _id } = await openTournament(server, { title: 'Cup "of" <cards>' });
    const card = await readCard(`/tournament/${_id}`);
    expect(card['og:title']).toBe('Cup &quot;of&quot; &lt;cards&gt;');
    expect(card['og:url']).toBe(`${server.publicUrl}/tournament/${_id}`);
    expect(await pictureOf(card)).toBe('image/jpeg');
  });

  it('of an invite names the team, shows its logo, tells nothing of its players and is not listed', async () => {
    const [squad] = await insertSquads(server, { count: 1 });
    if (!squad) throw new Error('no squad');
    const { data } = await server.api.act(resetInvite, {
      as: squad.leader,
      params: { teamId: squad.id },
    });
    const card = await readCard(`/team/invite/${data.code}`);
    expect(card['og:title']).toMatch(/^Join /);
    expect(card.robots).toBe('noindex');
    expect(JSON.stringify(card)).not.toContain(squad.leader.email);
    expect(JSON.stringify(card)).not.toContain(squad.leader.name);
  });

  it('of a tournament that is not there is the not-found page', async () => {
    const answer = await get('/tournament/00000000-0000-7000-8000-000000000000');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page not found');
  });
});

/** The meta tags of a page by their name or property. */
async function readCard(path: string): Promise<Record<string, string>> {
  const html = await (await get(path)).text();
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, key, content]) => [key, content]));
}

async function pictureOf(card: Record<string, string>): Promise<string | null> {
  const picture = await get((card['og:image'] ?? '').replace(server.publicUrl, ''));
  return picture.status === 200 ? picture.headers.get('content-type') : `${picture.status}`;
}
