import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type SandboxMail = {
  id: string;
  /** Recipients of the mail, in lower case. */
  to: string[];
  from: string;
  subject: string;
  /** Delivery time, ISO 8601. */
  date: string;
  text: string;
  html: string;
  /** Links in the mail, in order, without duplicates. */
  links: string[];
  /** By lower-case name. */
  headers: Record<string, string>;
};

export type MailFolder = {
  /** Written atomically. Keeps only the newest mails. */
  add(options: { raw: Buffer; recipients: string[] }): Promise<string>;
  /** Newest first; `to` is one address, case-insensitive. */
  list(options?: { to?: string }): Promise<SandboxMail[]>;
  find(id: string): Promise<SandboxMail | undefined>;
};

const mostMails = 500;
const fileName = /^(\d{14}-[0-9a-f]{8})\.eml$/;

/** Stores mails as `.eml` files in a folder, shared across processes and restarts. */
export function createMailFolder(options: { folder: string; now: () => number }): MailFolder {
  const { folder, now } = options;
  const parsed = new Map<string, SandboxMail>();

  /** IDs, newest first: file names start with the time. */
  async function listIds(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names
      .flatMap((name) => fileName.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  }

  async function read(id: string): Promise<SandboxMail | undefined> {
    const known = parsed.get(id);
    if (known) return known;
    const raw = await readFile(join(folder, `${id}.eml`)).catch(() => undefined);
    if (!raw) return undefined;
    const mail = await parseMail({ id, raw });
    parsed.set(id, mail);
    return mail;
  }

  return {
    async add({ raw, recipients }) {
      await mkdir(folder, { recursive: true });
      const id = `${String(now()).padStart(14, '0')}-${randomBytes(4).toString('hex')}`;
      const delivered = recipients.map((address) => `Delivered-To: ${address}\r\n`).join('');
      const partial = join(folder, `${id}.partial`);
      await writeFile(partial, Buffer.concat([Buffer.from(delivered), raw]));
      await rename(partial, join(folder, `${id}.eml`));
      for (const old of (await listIds()).slice(mostMails)) {
        parsed.delete(old);
        await rm(join(folder, `${old}.eml`), { force: true });
      }
      return id;
    },

    async list({ to } = {}) {
      const mails = await Promise.all((await listIds()).map(read));
      const wanted = to?.trim().toLowerCase();
      return mails.filter(
        (mail): mail is SandboxMail => mail !== undefined && (!wanted || mail.to.includes(wanted)),
      );
    },

    async find(id) {
      return fileName.test(`${id}.eml`) ? read(id) : undefined;
    },
  };
}

async function parseMail({ id, raw }: { id: string; raw: Buffer }): Promise<SandboxMail> {
  const email = await PostalMime.parse(raw);
  const html = email.html ?? '';
  const text = email.text ?? '';
  return {
    id,
    to: email.headers
      .filter(({ key }) => key === 'delivered-to')
      .map(({ value }) => value.toLowerCase()),
    from: email.from?.address ?? '',
    subject: email.subject ?? '(no subject)',
    date: new Date(Number(id.slice(0, 14))).toISOString(),
    text,
    html,
    links: linksOf({ html, text }),
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
  };
}

function linksOf({ html, text }: { html: string; text: string }): string[] {
  const inHtml = [...html.matchAll(/href="(https?:\/\/[^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>")\]]+/g)].map(([link]) => link);
  return [...new Set([...inHtml, ...inText])];
}
