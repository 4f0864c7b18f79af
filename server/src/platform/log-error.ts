export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/** Further fields of an error to log: names and codes, never user input. */
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

/** How deep causes are followed. */
const deepest = 4;

/**
 * For pino, as the serializer of `err`: an allow-list. What a database says of a failed query quotes its parameters,
 * the row and the text of the query, each driver in fields of its own: the hash of a token, an address.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const own = error as Error & Record<string, unknown>;
  const message = withoutValues(own);
  const logged: LoggedError = {
    type: error.constructor.name,
    message,
    // Its head repeats the message, which may be of several lines.
    stack: [message, ...(error.stack ?? '').split('\n').filter(isFrame)].join('\n'),
  };
  for (const fact of facts)
    if (['string', 'number'].includes(typeof own[fact])) logged[fact] = own[fact];
  if (error.cause !== undefined && depth < deepest) logged.cause = logError(error.cause, depth + 1);
  return logged;
}

/** PostgreSQL quotes what it could not read: `invalid input syntax for type uuid: "…"`. */
function withoutValues({ message, code, severity }: Error & Record<string, unknown>): string {
  const isOfDatabase = severity !== undefined || /^[0-9A-Z]{5}$/.test(String(code ?? ''));
  return isOfDatabase ? message.replace(/: ".*$/s, ': …') : message;
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line);
}
