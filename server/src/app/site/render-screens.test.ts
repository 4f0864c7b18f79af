import * as posters from '@one-dream/contract/features/posters.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { describe, expect, it, vi } from 'vitest';
import { pngDataUrl } from '../../../../factories/pictures.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { sharedTestServer } from '../../../tests/support/open-test-server.ts';
import { newAdmin } from '../../../tests/support/people.ts';
import { openScreens } from './render-screens.ts';

const dayMs = 24 * 60 * 60 * 1000;

const server = await sharedTestServer({ works: true });
const admin = await newAdmin(server);

/** Rendered content of `#root`. */
async function screenOf(path: string): Promise<string> {
  const html = await (await fetch(server.url + path)).text();
  return /<div id="root">(.*)<\/div>\s*<!--/s.exec(html)?.[1] ?? '';
}

/** The same of a page that is rendered: on a busy machine the first askings go without their data. */
function renderedScreenOf(path: string): Promise<string> {
  const read = async () => {
    const screen = await screenOf(path);
    if (screen === '') throw new Error(`${path} is bare.`);
    return screen;
  };
  return vi.waitFor(read, { timeout: 20_000, interval: 200 });
}

/** `days` from the server's now on, as tournaments have it. */
function inDays(days: number): string {
  const day = new Date(server.platform.now().getTime() + days * dayMs);
  return day.toLocaleDateString('en-US', {
    timeZone: 'Asia/Kolkata',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}

describe('the screen in a page', () => {
  it('has the posters, with what people wrote as text', async () => {
    const body = { image: await pngDataUrl(), text_two: '<img src=x onerror=alert(1)> & "drop"' };
    await server.api.act(posters.createPoster, { as: admin, body });
    const screen = await renderedScreenOf('/');
    expect(screen).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;drop&quot;');
    expect(screen).not.toContain('<img src=x');
    expect(screen).not.toContain('<script');
  });

  it('features the nearest tournament, another one as the days go by', async () => {
    await openTournament(server, { title: 'Soon cup', startDate: inDays(2) });
    await openTournament(server, { title: 'Later cup', startDate: inDays(9) });
    const featured = async () =>
      /<h1[^>]*>([^<]*)/.exec(await renderedScreenOf('/tournament'))?.[1];
    expect(await featured()).toBe('SOON CUP');
    server.clock.advance(7 * dayMs);
    expect(await featured()).toBe('LATER CUP');
  });

  it('shows a tournament with its teams, and tells what it was rendered for', async () => {
    const { _id } = await openTournament(server, { title: 'One cup' });
    expect(await renderedScreenOf(`/tournament/${_id}`)).toContain('ONE CUP');
    await expect(renderedScreenOf('/aboutus')).resolves.toContain('Tournaments Hosted');
  });

  it('is left out of pages that are not the same for everyone', async () => {
    expect(await screenOf('/profile')).toBe('');
    expect(await screenOf('/login')).toBe('');
  });

  it('is left to the browser when it breaks, and the log says so', async () => {
    const content = {
      meta: { title: asWritten('Nowhere'), description: asWritten('') },
      data: { posters: [] },
    };
    const render = await openScreens(server.platform, {});
    expect(
      await render({ path: '/no-such-page', content, organisation: {}, language: 'en' }),
    ).toEqual(content);
    expect(server.logs.some((line) => line.includes('could not be rendered'))).toBe(true);
  });
});

it('answers 404 for a tournament that is not there', async () => {
  for (const id of ['abc', crypto.randomUUID()]) {
    expect((await fetch(`${server.url}/tournament/${id}`)).status).toBe(404);
  }
});

describe('the scripts of a page', () => {
  const headOf = async (path: string) =>
    (await (await fetch(server.url + path)).text()).split('</head>')[0] ?? '';

  it('wait for its picture where the screen is there already', async () => {
    await renderedScreenOf('/');
    const head = await headOf('/');
    expect(head).toContain('<script type="module" src="/start.js"');
    expect(head).not.toContain('modulepreload');
    const list = /id="scripts">([^<]*)</.exec(head)?.[1] ?? '{}';
    const { program, parts } = JSON.parse(list) as Record<string, never> & {
      parts: string[];
    };
    expect(program).toMatch(/^\/assets\/index-.*\.js$/);
    expect(parts.some((path) => path.includes('home-page'))).toBe(true);
    for (const path of ['/start.js', program, ...parts]) {
      expect((await fetch(server.url + path)).status, path).toBe(200);
    }
  });

  it('go first where there is nothing to see without them', async () => {
    const head = await headOf('/login');
    expect(head).toMatch(/<script type="module" crossorigin src="\/assets\/index-/);
    expect(head).toContain('login-page');
    expect(head).not.toContain('/start.js');
  });
});
