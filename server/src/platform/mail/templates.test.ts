import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { offeredLanguages } from '@one-dream/contract/languages.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderMail } from '../../../mails/mails.tsx';
import { setUpLanguages } from '../../app/set-up-languages.ts';
import {
  type AccountNotice,
  writeLink,
  writeNotice,
} from '../../features/auth/auth-mails.rules.ts';
import { noticeButtonTexts } from '../../features/notifications/notice-buttons.texts.ts';
import { noticeMailTexts } from '../../features/notifications/notice-mails.texts.ts';
import { type MailDraft, translateMail } from './mail-draft.ts';

const common = { organisation: 'One Dream Esports', siteUrl: 'https://play.example.in' };
const url = 'https://play.example.in/verify-email?token=abc_-1&x=2';
const at = '2025-03-04T13:00:00Z';
const to = 'diya@example.in';
const { organisation } = common;
const small = {
  lead: noticeMailTexts.whyYou,
  label: noticeMailTexts.stop,
  url: 'https://play.example.in/unsubscribe?token=abc',
};

const account = (notice: AccountNotice) => writeNotice(notice, common);
const samples = {
  'verify-email': writeLink({ purpose: 'verify', name: 'Diya', url, organisation }),
  'reset-password': writeLink({ purpose: 'reset', name: 'Diya', url, organisation }),
  'already-registered': account({ mail: 'already-registered', to, name: 'Diya' }),
  'password-changed': account({ mail: 'password-changed', to, name: 'Diya', changedAt: at }),
  'security-notice': account({
    mail: 'security',
    to,
    name: 'Diya',
    at,
    event: { kind: 'passkey-added', detail: 'Phone' },
  }),
  'reset-without-account': account({ mail: 'reset-without-account', to }),
  notice: {
    name: 'Diya',
    picture: { path: `/images/${'ab12'.repeat(10)}-256.webp`, isWide: false },
    title: asWritten('Night Owls is registered, slot 12'),
    preview: asWritten('Slot 12 of the Winter Cup is yours.'),
    lead: [asWritten('Slot 12 of the Winter Cup is yours.')],
    action: { label: noticeButtonTexts.tournament, url },
    small,
  },
  evening: {
    name: 'Diya',
    title: noticeMailTexts.andMore({ first: asWritten('You are 3rd, 28 points'), more: 1 }),
    preview: noticeMailTexts.eveningPreview,
    news: [
      { title: asWritten('You are 3rd, 28 points'), description: asWritten('Match 2.'), url },
      { title: asWritten('Asha joined Night Owls'), description: asWritten('See who.'), url },
    ],
    action: { label: noticeMailTexts.openAlerts, url },
    after: [noticeMailTexts.eveningOnce],
    small,
  },
} satisfies Record<string, MailDraft>;
type Name = keyof typeof samples;
const names = Object.keys(samples) as Name[];
const each = names.flatMap((name) => offeredLanguages.map((language) => [name, language] as const));

async function render(draft: MailDraft, language: (typeof offeredLanguages)[number] = 'en') {
  const content = translateMail(draft, { ...common, language });
  return { ...content, ...(await renderMail(content)) };
}

beforeAll(setUpLanguages);

describe('the mails', () => {
  it.each(each)(
    '%s in %s says who writes and carries its link in both forms',
    async (name, language) => {
      const draft = samples[name];
      const mail = await render(draft, language);
      expect(mail.subject).toContain(organisation);
      expect(mail.text).toContain(draft.action.url);
      expect(mail.html).toContain(`href="${draft.action.url.replace('&', '&amp;')}"`);
      expect(mail.text).toContain(organisation);
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.text).toContain(mail.action.label);
      if (language !== 'en')
        expect(mail.title === (await render(draft)).title).toBe(name === 'notice');
    },
  );

  it.each(each)(
    '%s in %s is light: under 10 KB, two pictures at most, the crest and whom it is about, which say nothing',
    async (name, language) => {
      const { html } = await render(samples[name], language);
      expect(html.length).toBeLessThan(10_000);
      expect(html).not.toMatch(/<link|@import|<script/);
      expect(html.match(/<img[^>]*>/g)).toEqual([
        expect.stringMatching(/alt="".*src="https:\/\/play\.example\.in\/icon-192\.png"/),
        ...(name === 'notice'
          ? [
              expect.stringMatching(
                /alt="".*src="https:\/\/play\.example\.in\/images\/\w+-128\.webp"/,
              ),
            ]
          : []),
      ]);
    },
  );

  it('says on its one button what it does, and gathers an evening under its first fact', async () => {
    expect((await render(samples.notice)).text).toContain('Open the tournament');
    expect((await render(samples.notice, 'hi-Latn')).text).toContain('Tournament kholein');
    const { subject, text } = await render(samples.evening);
    expect(subject).toContain('You are 3rd, 28 points and 1 more');
    expect(text).toContain('Asha joined Night Owls');
  });

  it('says how long a link works', async () => {
    expect((await render(samples['verify-email'])).text).toContain('24 hours');
    expect((await render(samples['reset-password'])).text).toContain('30 minutes');
    expect((await render(samples['reset-password'], 'hi')).text).toContain('30 मिनट');
  });

  it('says when something was changed, in India’s time', async () => {
    expect((await render(samples['password-changed'])).text).toContain('4 Mar 2025, 18:30 IST');
    expect((await render(samples['security-notice'])).text).toContain('Phone');
  });

  it('greets by name, but not by one that carries a link or markup', async () => {
    const verify = (name: string) => render({ ...samples['verify-email'], name });
    expect((await verify('दिया')).text).toContain('Hi दिया,');
    const tricks = ['free UC at evil.example', 'http://evil', '<b>you won</b>', 'x'.repeat(60), ''];
    for (const name of tricks) expect((await verify(name)).text).toContain('Hi,');
  });

  it('build into one module that plain Node imports', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'mails-'));
    const configFile = new URL('../../../vite.mails.config.ts', import.meta.url).pathname;
    await build({ configFile, build: { outDir }, logLevel: 'error' });
    const script = join(outDir, 'print.mjs');
    const content = translateMail(samples['verify-email'], { ...common, language: 'en' });
    await writeFile(
      script,
      `import { renderMail } from './mails.js';
       console.log((await renderMail(${JSON.stringify(content)})).text);`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(stdout).toContain(url);
    await rm(outDir, { recursive: true });
  });
});
