import { login } from '@one-dream/contract/features/auth/auth.ts';
import { type Browser, openBrowser } from '../../e2e/support/open-browser.ts';
import type { Api } from '../../factories/api.ts';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { onSite } from './sites.ts';

/** Lighthouse's mobile profile, and a connection in a crowded hall. Bytes a second; milliseconds. */
const lines = {
  'slow 4G': { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8 },
  '400 kbit/s': { latency: 400, downloadThroughput: 400_000 / 8 },
};

export type Line = keyof typeof lines;

const uploadThroughput = (750 * 1024) / 8;
const slowdown = 4;

interface SlowPhone {
  url: string;
  token?: string | undefined;
  line: Line;
}

export type Opened = Awaited<ReturnType<typeof openSlowPhone>>;

interface Phones {
  url: string;
  folder: string;
  api: Api;
  /** Of the demo's leader. */
  token: string;
  open: <Answer>(phone: SlowPhone, run: (opened: Opened) => Promise<Answer>) => Promise<Answer>;
}

/** A site with the demo, and phones that open it one after the other. */
export function onSlowPhones<Answer>(run: (phones: Phones) => Promise<Answer>): Promise<Answer> {
  return onSite({ DEMO: 'on' }, async ({ url, api }, folder) => {
    const body = { email: 'leader@onedream.example', password: demoPassword };
    const { token } = await api.act(login, { body });
    const browser = await openBrowser();
    try {
      return await run({
        ...{ url, folder, api, token },
        open: async (phone, use) => {
          const opened = await openSlowPhone(browser, phone);
          return use(opened).finally(() => opened.context.close());
        },
      });
    } finally {
      await browser.close();
    }
  });
}

/** A phone's new page, on this connection and with a processor four times slower; signed in with `token`. */
async function openSlowPhone(browser: Browser, { url, token, line }: SlowPhone) {
  const context = await browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  if (token) {
    // As after a sign-in: the token, and the cookie that comes with it.
    await context.request.post(`/api/auth/token/${token}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await context.addInitScript((text) => localStorage.setItem('token', text), token);
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: false, uploadThroughput, ...lines[line] };
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}
