/**
 * `node lighthouse.mjs URL METHOD`: one run in the mobile profile, as JSON. `simulate`, the tool's own default, reckons a slow
 * line from a quick load; `devtools` loads the page over one.
 */
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
    throttlingMethod: process.argv[3],
    onlyCategories,
  });
  const { audits, categories } = lhr;
  const scores = Object.fromEntries(
    onlyCategories.map((name) => [name, Math.round(categories[name].score * 100)]),
  );
  console.log(
    JSON.stringify({
      scores,
      lcp: audits['largest-contentful-paint'].numericValue,
      bytes: audits['total-byte-weight'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    }),
  );
} finally {
  chrome.kill();
}
