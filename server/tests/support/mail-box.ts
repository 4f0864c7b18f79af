import type { SandboxMail } from '../../../sandbox/mail/mail-folder.ts';
import type { TestServer } from './test-server.ts';

const timeoutMs = 60_000;

/** Mails to an address, newest first, once there are at least `count`. */
export async function mailsTo(
  { sandbox }: Pick<TestServer, 'sandbox'>,
  { address, count = 1 }: { address: string; count?: number },
): Promise<SandboxMail[]> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const mails = await sandbox.mail.list({ to: address });
    if (mails.length >= count) return mails;
    if (Date.now() > until)
      throw new Error(`${address} has ${mails.length} mails, not ${count}, after ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The token in the newest mail's link to `page`, once the address has `count` mails. */
export async function tokenMailedTo(
  server: Pick<TestServer, 'sandbox'>,
  {
    address,
    page,
    count,
  }: { address: string; page: 'verify-email' | 'reset-password'; count?: number },
): Promise<string> {
  const [newest] = await mailsTo(server, { address, count });
  return tokenIn({ mail: newest, page });
}

export function tokenIn({
  mail,
  page,
}: {
  mail: SandboxMail | undefined;
  page: 'verify-email' | 'reset-password';
}): string {
  const link = mail?.links.find((candidate) => new URL(candidate).pathname === `/${page}`);
  const token = link && new URL(link).searchParams.get('token');
  if (!token) throw new Error(`no link to ${page} in ${mail?.subject}: ${mail?.links.join(' ')}`);
  return token;
}
