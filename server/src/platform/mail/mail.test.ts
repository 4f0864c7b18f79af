import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SandboxMail } from '../../../../sandbox/mail/mail-folder.ts';
import { startTestSandbox, type TestSandbox } from '../../../../sandbox/start-test-sandbox.ts';
import { createMailer, type Mailer } from './mail.ts';

let sandbox: TestSandbox;
let mailer: Mailer;

const readFrom = async () => 'One Dream Esports <no-reply@example.in>';
const mail = {
  to: 'diya@example.in',
  subject: 'आपका स्वागत है',
  html: '<p>Hello <a href="https://example.in/verify?a=1&amp;b=2">verify</a></p>',
  text: 'Hello: https://example.in/verify?a=1&b=2',
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  mailer = createMailer({ smtpUrl: sandbox.settings.smtpUrl, readFrom });
});
afterEach(() => sandbox.controls.mail.faults.clear());
afterAll(async () => {
  mailer.close();
  await sandbox.close();
});

describe('sending mail', () => {
  it('arrives whole, in both its forms', async () => {
    const headers = { 'X-Kind': 'verify-email' };
    expect(await mailer.send({ ...mail, headers })).toMatchObject({ kind: 'ok' });
    const [arrived] = await sandbox.controls.mail.list({ to: 'DIYA@example.in' });
    expect(arrived).toMatchObject({
      to: ['diya@example.in'],
      from: 'no-reply@example.in',
      subject: mail.subject,
      html: expect.stringContaining('Hello'),
      text: expect.stringContaining('Hello'),
      links: ['https://example.in/verify?a=1&b=2'],
    });
  });

  it('goes to one person, whatever the address looks like', async () => {
    await mailer.send({ ...mail, to: 'one@example.in, two@example.in' });
    await mailer.send({ ...mail, to: 'one@example.in\r\nBcc: two@example.in' });
    expect(await sandbox.controls.mail.list({ to: 'two@example.in' })).toEqual([]);
  });

  it('is refused for good when the address or the mail is', async () => {
    sandbox.controls.mail.faults.next({ route: 'recipient', status: 550 });
    expect(await mailer.send(mail)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('550'),
    });
    sandbox.controls.mail.faults.next({ route: 'message', status: 554 });
    expect((await mailer.send(mail)).kind).toBe('refused');
    expect((await mailer.send({ ...mail, to: 'not an address' })).kind).toBe('refused');
  });

  it.each([
    ['recipient', 450],
    ['message', 451],
    ['connect', 421],
    ['connect', 554],
  ] as const)('can be tried again after %s %i', async (route, status) => {
    const fresh = createMailer({ smtpUrl: sandbox.settings.smtpUrl, readFrom });
    sandbox.controls.mail.faults.next({ route, status, times: 3 });
    expect((await fresh.send(mail)).kind).toBe('away');
    sandbox.controls.mail.faults.clear();
    expect((await fresh.send(mail)).kind).toBe('ok');
    fresh.close();
  });

  it('works again once the server is back', async () => {
    await sandbox.controls.mail.stop();
    expect((await mailer.send(mail)).kind).toBe('away');
    expect((await mailer.checkHealth()).kind).toBe('away');
    await sandbox.controls.mail.start();
    expect((await mailer.send(mail)).kind).toBe('ok');
    expect(await mailer.checkHealth()).toEqual({ kind: 'ok', latencyMs: expect.any(Number) });
  });

  it('gives up on a server that says nothing', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const stuck = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, readFrom });
    const start = performance.now();
    expect((await stuck.send(mail)).kind).toBe('away');
    expect(performance.now() - start).toBeLessThan(20_000);
    stuck.close();
    silent.close();
  });

  it('sends fifty at once, each once', async () => {
    const sends = Array.from({ length: 50 }, (_, n) =>
      mailer.send({ ...mail, to: `player${n}@example.in` }),
    );
    expect((await Promise.all(sends)).every(({ kind }) => kind === 'ok')).toBe(true);
    const arrived = await sandbox.controls.mail.list();
    const players = arrived.filter(({ to }) => to[0]?.startsWith('player'));
    expect(new Set(players.map(({ to }) => to[0])).size).toBe(50);
    expect(players).toHaveLength(50);
  });
});

describe('the mail box', () => {
  const get = (path: string) => fetch(sandbox.siteUrl + path);
  const mailsAt = async (path: string) =>
    ((await (await get(path)).json()) as { mails: SandboxMail[] }).mails;

  it('lists mails newest first, for one person where asked', async () => {
    await mailer.send({ ...mail, to: 'list@example.in', subject: 'First' });
    await mailer.send({ ...mail, to: 'list@example.in', subject: 'Second <b>' });
    const mails = await mailsAt('/sandbox/mail.json?to=list@example.in');
    expect(mails.map(({ subject }) => subject)).toEqual(['Second <b>', 'First']);
    const page = await (await get('/sandbox/mail?to=list@example.in')).text();
    expect(page).toContain('Second &#60;b&#62;');
    expect(page).not.toContain('player1@');
  });

  it('shows a mail with its links, its HTML shut in', async () => {
    await mailer.send({ ...mail, html: `${mail.html}<script>alert(1)</script>` });
    const id = (await mailsAt('/sandbox/mail.json'))[0]?.id;
    const page = await (await get(`/sandbox/mail/${id}`)).text();
    expect(page).toContain('<a href="https://example.in/verify?a=1&#38;b=2">');
    expect(page).not.toContain('<script>');
    const shut = await get(`/sandbox/mail/${id}/html`);
    const policy = shut.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/; sandbox /);
    expect(shut.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('knows no mail outside its folder', async () => {
    expect((await get('/sandbox/mail/..%2f..%2fetc%2fpasswd')).status).toBe(404);
    expect((await get('/sandbox/mail/00000000000000-00000000')).status).toBe(404);
  });
});
