import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../support/site.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'one-dream-e2e-')), 'organisation.json');
writeFileSync(file, JSON.stringify({ tutorialVideos: { signUp: 'dQw4w9WgXcQ' } }));
test.use({ serverEnv: { ORGANISATION_FILE: file } });

test('a tutorial is a still of our own until someone presses play', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play the tutorial: SIGN UP ON WEBSITE' });
  await play.scrollIntoViewIfNeeded();
  // A step without a video has its still alone.
  await expect(page.getByRole('button', { name: /^Play the tutorial/ })).toHaveCount(1);
  expect(foreign).toEqual([]);
  await play.click();
  await expect(page.getByTitle('SIGN UP ON WEBSITE: tutorial video')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/,
  );
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
});
