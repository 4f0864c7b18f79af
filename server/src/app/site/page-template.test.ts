import { asWritten } from '@one-dream/contract/texts.ts';
import { expect, it } from 'vitest';
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
