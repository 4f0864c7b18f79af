import type { CallBodyInput } from '@one-dream/contract/call.ts';
import { giveBan } from '@one-dream/contract/features/discipline/discipline.ts';
import type { Answer } from '../../../factories/api.ts';
import type { Person } from './people.ts';
import type { TestServer } from './test-server.ts';

type Given = CallBodyInput<typeof giveBan>;
export type BanTerms = Partial<Omit<Given, 'subject'>>;

/** Bans from everything for a week, for cheating, unless the terms say otherwise. */
export function tryBan(
  { api }: TestServer,
  { as, subject, ...terms }: BanTerms & Pick<Given, 'subject'> & { as: Person },
): Promise<Answer> {
  const body = { kind: 'cheating', scope: 'organisation', days: 7, reason: 'Seen.' } as const;
  return api.send(giveBan, { as, body: { ...body, ...terms, subject } });
}
