import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../../../mails/mails.tsx';
import type { MailName, MailProps } from './mail-props.ts';

const common = { organisation: 'One Dream Esports', siteUrl: 'https://play.example.in' };
const url = 'https://play.example.in/verify-email?token=abc_-1&x=2';

const samples: { [Name in MailName]: MailProps[Name] } = {
  'verify-email': { ...common, name: 'Diya', url, validFor: '24 hours' },
  'reset-password': { ...common, name: 'Diya', url, validFor: '30 minutes' },
  'already-registered': { ...common, name: 'Diya', loginUrl: url },
  'password-changed': {
    ...common,
    name: 'Diya',
    changedAt: '4 March 2025, 18:30 IST',
    loginUrl: url,
  },
  'security-notice': {
    ...common,
    name: 'Diya',
    title: 'A passkey was added',
    text: 'A passkey was added to your account: Phone.',
    at: '4 March 2025, 18:30 IST',
    url,
  },
  'reset-without-account': { ...common, email: 'diya@example.in', registerUrl: url },
  notice: {
    ...common,
    name: 'Diya',
    title: 'Night Owls is registered',
    description: 'Slot 12 of the Winter Cup is yours.',
    url,
    button: 'Open the tournament',
    unsubscribeUrl: 'https://play.example.in/unsubscribe?token=abc',
  },
  evening: {
    ...common,
    name: 'Diya',
    news: [
      { title: 'Result of match 2 is out', description: 'See where you stand.', url },
      { title: 'Asha joined Night Owls', description: 'See who is in it.', url },
    ],
    unsubscribeUrl: 'https://play.example.in/unsubscribe?token=abc',
  },
};
const names = Object.keys(samples) as MailName[];

describe('the mails', () => {
  it.each(names)('%s says who writes and carries its link in both forms', async (name) => {
    const mail = await renderMail(name, samples[name]);
    expect(mail.subject).toContain(common.organisation);
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(mail.text).toContain(common.organisation);
  });

  it.each(names)('%s is light: under 10 KB, no pictures, no outside styles', async (name) => {
    const { html } = await renderMail(name, samples[name]);
    expect(html.length).toBeLessThan(10_000);
    expect(html).not.toMatch(/<img|<link|@import|<script/);
  });

  it('says on its one button what it does, and gathers an evening under its first fact', async () => {
    expect((await renderMail('notice', samples.notice)).text).toContain('Open the tournament');
    const { subject, text } = await renderMail('evening', samples.evening);
    expect(subject).toContain('Result of match 2 is out and 1 more');
    expect(text).toContain('Asha joined Night Owls');
  });

  it('says how long a link works', async () => {
    expect((await renderMail('verify-email', samples['verify-email'])).text).toContain('24 hours');
    expect((await renderMail('reset-password', samples['reset-password'])).text).toContain(
      '30 minutes',
    );
  });

  it('greets by name, but not by one that carries a link or markup', async () => {
    const verify = (name: string) =>
      renderMail('verify-email', { ...samples['verify-email'], name });
    expect((await verify('दिया')).text).toContain('Hi दिया,');
    const tricks = ['free UC at evil.example', 'http://evil', '<b>you won</b>', 'x'.repeat(60), ''];
    for (const name of tricks) expect((await verify(name)).text).toContain('Hi,');
  });

  it('build into one module that plain Node imports', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'mails-'));
    const configFile = new URL('../../../vite.mails.config.ts', import.meta.url).pathname;
    await build({ configFile, build: { outDir }, logLevel: 'error' });
    const script = join(outDir, 'print.mjs');
    await writeFile(
      script,
      `import { renderMail } from './mails.js';
       console.log((await renderMail('verify-email', ${JSON.stringify(samples['verify-email'])})).text);`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(stdout).toContain(url);
    await rm(outDir, { recursive: true });
  });
});
