import type { Browser } from '../../e2e/support/open-browser.ts';

/** Lighthouse's mobile profile, and a connection in a crowded hall. Bytes a second; milliseconds. */
const lines = {
  'slow 4G': { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8 },
  '400 kbit/s': { latency: 400, downloadThroughput: 400_000 / 8 },
};

export type Line = keyof typeof lines;

const uploadThroughput = (750 * 1024) / 8;
const slowdown = 4;

export type Opened = Awaited<ReturnType<typeof openSlowPhone>>;

/** A phone's new page, on this connection and with a processor four times slower; signed in with `token`. */
export async function openSlowPhone(
  browser: Browser,
  { url, token, line }: { url: string; token: string; line: Line },
) {
  const context = await browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  // As after a sign-in: the token, and the cookie that comes with it.
  const headers = { authorization: `Bearer ${token}` };
  await context.request.post(`/api/auth/token/${token}`, { headers });
  await context.addInitScript((text) => localStorage.setItem('token', text), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: false, uploadThroughput, ...lines[line] };
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}
