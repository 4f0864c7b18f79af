export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/** Additional error fields to log: names and codes, never user input. */
const facts = [
  'code',
  'status',
  'statusCode',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
];

/** Maximum depth of the chain of causes. */
const deepest = 4;

/**
 * Serializer of `err` for pino: an allow-list. Database errors quote parameters, the row and the query text, each driver in
 * different fields: they could contain token hashes or addresses.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const own = error as Error & Record<string, unknown>;
  const message = withoutValues(own);
  const logged: LoggedError = {
    type: error.constructor.name,
    message,
    // Its head repeats the message, which may span several lines.
    stack: [message, ...(error.stack ?? '').split('\n').filter(isFrame)].join('\n'),
  };
  for (const fact of facts)
    if (['string', 'number'].includes(typeof own[fact])) logged[fact] = own[fact];
  if (error.cause !== undefined && depth < deepest) logged.cause = logError(error.cause, depth + 1);
  return logged;
}

/** Removes the value that PostgreSQL quotes: `invalid input syntax for type uuid: "…"`. */
function withoutValues({ message, code, severity }: Error & Record<string, unknown>): string {
  const isOfDatabase = severity !== undefined || /^[0-9A-Z]{5}$/.test(String(code ?? ''));
  return isOfDatabase ? message.replace(/: ".*$/s, ': …') : message;
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line);
}
