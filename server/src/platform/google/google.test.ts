import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenOptions } from '../../../../sandbox/google/google-issuer.ts';
import { startTestSandbox, type TestSandbox } from '../../../../sandbox/start-test-sandbox.ts';
import { createGoogle, type Google } from './google.ts';

let sandbox: TestSandbox;
let google: Google;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  google = createGoogle(sandbox.settings.google);
});
afterAll(() => sandbox.close());

const email = 'diya.nair@gmail.example';
const verify = async (options: Partial<TokenOptions> = {}, adapter = google) =>
  adapter.verifyCredential(await sandbox.controls.google.mint({ email, ...options }));

describe('a Google credential', () => {
  it('tells who it is', async () => {
    expect(await verify({ name: 'Diya Nair' })).toEqual({
      kind: 'ok',
      identity: {
        subject: expect.stringMatching(/^\d{21}$/),
        email,
        name: 'Diya Nair',
      },
    });
  });

  const wrong: [string, Partial<TokenOptions>][] = [
    ['for another site', { audience: 'other.apps.googleusercontent.com' }],
    ['by another issuer', { issuer: 'https://evil.example' }],
    ['that has expired', { expiresIn: -60 }],
    ['with an address nobody verified', { emailVerified: false }],
    ['signed by a stranger under the right key id', { signedBy: 'forged' }],
    ['signed by a stranger under a key id of their own', { signedBy: 'unknown' }],
    ['signed with the public key as a secret', { algorithm: 'HS256' }],
    ['without a signature', { algorithm: 'none' }],
  ];
  it.each(wrong)('is refused %s', async (_, options) => {
    expect((await verify(options)).kind).toBe('refused');
  });

  it.each(['', 'no token', 'a.b.c', 'x'.repeat(100_000)])(
    'is refused when it is none',
    async (token) => {
      expect((await google.verifyCredential(token)).kind).toBe('refused');
    },
  );

  it('is refused with a changed body', async () => {
    const token = await sandbox.controls.google.mint({ email });
    const [header, body, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, email: 'owner@example.in' }));
    const forged = `${header}.${changed.toString('base64url')}.${signature}`;
    expect((await google.verifyCredential(forged)).kind).toBe('refused');
  });

  it('cannot be judged while the key server is away, and can be afterwards', async () => {
    const fresh = createGoogle(sandbox.settings.google);
    sandbox.controls.google.faults.next({ route: 'keys', status: 503 });
    expect((await verify({}, fresh)).kind).toBe('away');
    expect((await verify({}, fresh)).kind).toBe('ok');
  });

  it('cannot be judged while the key server hangs', async () => {
    const fresh = createGoogle(sandbox.settings.google);
    sandbox.controls.google.faults.next({ route: 'keys', hangMs: 20_000 });
    const start = performance.now();
    expect((await verify({}, fresh)).kind).toBe('away');
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  it('cannot be judged where no key server listens', async () => {
    const settings = { ...sandbox.settings.google, jwksUrl: 'http://127.0.0.1:9/certs' };
    expect((await verify({}, createGoogle(settings))).kind).toBe('away');
  });

  it('needs the key server once, not for every sign-in', async () => {
    const fresh = createGoogle(sandbox.settings.google);
    expect((await verify({}, fresh)).kind).toBe('ok');
    sandbox.controls.google.faults.next({ route: 'keys', status: 503 });
    expect((await verify({}, fresh)).kind).toBe('ok');
    sandbox.controls.google.faults.clear();
  });
});

describe('the page that stands in for the Google button', () => {
  const choose = (form: Record<string, string>) =>
    fetch(`${sandbox.siteUrl}/sandbox/google/choose?return_to=/login`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });

  it('hands over a good credential', async () => {
    const page = await (await choose({ person: email })).text();
    const credential = page.match(/data-credential="([^"]+)"/)?.[1] ?? '';
    const answer = await google.verifyCredential(credential);
    expect(answer).toMatchObject({ kind: 'ok', identity: { email, name: 'Diya Nair' } });
    const script = await fetch(`${sandbox.siteUrl}/sandbox/google/hand-over.js`);
    expect(await script.text()).toContain('location.origin');
  });

  it('takes a typed address, verified or not', async () => {
    const page = await (await choose({ email: 'new@example.in', name: 'New' })).text();
    const credential = page.match(/data-credential="([^"]+)"/)?.[1] ?? '';
    expect((await google.verifyCredential(credential)).kind).toBe('refused');
    expect((await choose({ email: 'none' })).status).toBe(422);
  });

  it('leads back to this site only', async () => {
    const url = `${sandbox.siteUrl}/sandbox/google/choose?return_to=//evil.example`;
    expect(await (await fetch(url)).text()).not.toContain('evil');
  });

  it('mints tokens over HTTP for tests in other processes', async () => {
    const answer = await fetch(`${sandbox.siteUrl}/sandbox/google/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, audience: 'other' }),
    });
    const { credential } = (await answer.json()) as { credential: string };
    expect((await google.verifyCredential(credential)).kind).toBe('refused');
  });
});
