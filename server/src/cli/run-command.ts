import { isDatabaseAway } from '../platform/database/is-database-away.ts';

/** Runs a command; failures print a sentence and set the exit code. */
export async function runCommand(
  command: () => Promise<void>,
  { describe = describeFailure }: { describe?: (error: unknown) => string } = {},
): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
}

/** Explanations of PostgreSQL error codes (appendix A). */
const refusals: Record<string, string> = {
  '28P01': 'The database does not take the password. Check DATABASE_URL.',
  '28000':
    'The database does not let this user in. Check DATABASE_URL and the rules of its server.',
  '3D000': 'There is no such database. Create it, or check the name at the end of DATABASE_URL.',
  '42501': 'The database does not allow this user to do that. It has to own the database.',
  '53100': 'The disk of the database is full. Make room and try again.',
  '53300': 'The database has no free connection. Stop something that uses it and try again.',
  '25006': 'The database can only be read: it is a copy of another one. Check DATABASE_URL.',
  '55P03': 'Somebody else keeps a lock on the database. Try again when they are done.',
  '57014': 'The database took too long and was stopped. Try again when it has less to do.',
};

/** Describes a failure in a sentence, without a stack. */
export function describeFailure(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  const known = typeof code === 'string' ? refusals[code] : undefined;
  if (known) return `${known} (${messageOf(error)})`;
  if (isDatabaseAway(error))
    return `The database cannot be reached. Check that it runs, and DATABASE_URL. (${messageOf(error)})`;
  return messageOf(error);
}

/** Several addresses of a host name may have failed, each with an error of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
