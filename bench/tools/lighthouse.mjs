/** `node lighthouse.mjs URL`: one run in the mobile profile, as JSON. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
try {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const { lhr } = await lighthouse(process.argv[2], {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories,
  });
  const { audits, categories } = lhr;
  const scores = Object.fromEntries(
    onlyCategories.map((name) => [name, Math.round(categories[name].score * 100)]),
  );
  const lcp = audits['largest-contentful-paint'].numericValue;
  const cls = audits['cumulative-layout-shift'].numericValue;
  console.log(JSON.stringify({ scores, lcp, cls }));
} finally {
  chrome.kill();
}
