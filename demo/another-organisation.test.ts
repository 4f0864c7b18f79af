import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@one-dream/contract/is-record.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { expect, it } from 'vitest';
import { changeOrganisation } from '../server/tests/support/change-organisation.ts';
import { sharedTestServer } from '../server/tests/support/start-test-server.ts';
import { demoOrganisation } from './organisation.ts';
import { demoOwnWords } from './own-words.ts';

const server = await sharedTestServer();

/** What the demo organisation says of itself, but for headings and names of trades, which anybody may use. */
const words = [demoOrganisation, demoOwnWords].flatMap(textsOf).filter((text) => text.length > 19);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}

const found = (text: string, wanted: readonly string[]) =>
  wanted.filter((word) => text.includes(word));

it('no page of another organisation has a word of the demo’s, and none leads to its links', async () => {
  await changeOrganisation(server, 'identity', { name: 'Night Owls' });
  const shown = [...Object.values(pages), ...Object.values(adminPages)].map(({ path: pattern }) =>
    pattern.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000'),
  );
  const others = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/api/openapi.json'];
  for (const language of ['en', 'hi-Latn', 'hi'])
    for (const address of [...shown, ...others]) {
      const answer = await fetch(`${server.url}${address}?lang=${language}`, {
        headers: { accept: 'text/html,*/*' },
      });
      const text = await answer.text();
      expect([address, language, found(text, [...words, 'One Dream', 'one dream'])]).toEqual([
        address,
        language,
        [],
      ]);
      expect(text).not.toMatch(/<a [^>]*href="(undefined|null)"/);
    }
});

it('what browsers load to draw the other pages has none of them, either', async () => {
  const build = path.join(import.meta.dirname, '../web/build');
  const files = (await readdir(build, { recursive: true })).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect([file, found(await readFile(path.join(build, file), 'utf8'), words)]).toEqual([
      file,
      [],
    ]);
});
