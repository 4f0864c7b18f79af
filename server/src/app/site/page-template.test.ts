import { asWritten } from '@one-dream/contract/texts.ts';
import { expect, it } from 'vitest';
import { openLanguages } from '../open-languages.ts';
import { readPageTemplate } from './page-template.ts';

it('writes what people wrote into the head as text, into every tag', async () => {
  const bait = '"><script>alert(1)</script><meta name="';
  const render = (await readPageTemplate())({
    siteName: bait,
    publicUrl: 'https://play.example.in',
    data: {},
  });
  const html = render(
    {
      meta: {
        title: asWritten(bait),
        description: asWritten(bait),
        path: `/${bait}`,
        image: { path: `/${bait}`, width: 2, height: 1 },
      },
    },
    'hi',
  );
  expect(html).toContain('<html lang="hi"');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain(bait);
  expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;script&gt;');
});

it('says in the language of the page what is read when its scripts do not come', async () => {
  openLanguages();
  const title = asWritten('Night Cup. Load again');
  const render = (await readPageTemplate())({ siteName: '', publicUrl: '', data: {} });
  const meta = { title, description: title };
  const html = render({ meta, data: { posters: ['Load again'] } as never }, 'hi');
  expect(html).toContain('यह पेज शुरू होने में समय ले रहा है।');
  expect(html).toContain('data-failed="पेज का एक हिस्सा लोड नहीं हुआ');
  expect(html).not.toMatch(/taking long|needs JavaScript|so its buttons/);
  expect(html.match(/Load again/g)).toHaveLength(5);
});

it.each([
  ['en', '<p>रणभूमि', ['hind-devanagari-600']],
  ['en', '<p aria-label="हिन्दी">Night Owls', []],
  ['hi', '<p>रणभूमि', ['hind-devanagari-400', 'hind-devanagari-600', 'teko-devanagari-600']],
  ['hi', '', []],
] as const)('in %s, %s has its letters fetched at once: %j', async (language, html, faces) => {
  const title = asWritten('Night Cup');
  const render = (await readPageTemplate())({ siteName: '', publicUrl: '', data: {} });
  const page = render({ meta: { title, description: title }, html }, language);
  const found = page.matchAll(/rel="preload" as="font"[^>]*assets\/(\w+-devanagari-\d+)/g);
  expect([...found].map(([, face]) => face).sort()).toEqual(faces);
});
