import { changeEmail } from '@one-dream/contract/features/auth/auth.email.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { eventually, runDueJobs } from './outbound.ts';
import { newPlayer, type Person } from './people.ts';
import type { TestServer } from './test-server.ts';

/** The token of the newest mail to an address that has one. */
export async function linkTo(
  server: TestServer,
  { address, query }: { address: string; query: 'token' | 'undo' },
): Promise<string> {
  const read = async () => {
    await runDueJobs(server);
    const mails = await server.sandbox.mail.list({ to: address });
    const links = mails
      .flatMap((mail) => mail.links)
      .filter((link) => link.includes('/change-email'));
    return links.map((link) => new URL(link).searchParams.get(query)).find(Boolean) ?? '';
  };
  return eventually(read, { isSo: (token) => token !== '' });
}

/** Somebody who asked for another address. */
export async function askedFor(
  server: TestServer,
  asked: { person?: Person; email?: string } = {},
): Promise<{ person: Person; email: string; token: string }> {
  const { person = await newPlayer(server), email = `fresh-${nextNumber()}@example.in` } = asked;
  await server.api.act(changeEmail, { as: person, body: { email } });
  return { person, email, token: await linkTo(server, { address: email, query: 'token' }) };
}
