const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  // Shut down, starting up, too many connections, disk full, read only.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
]);

const awayWords =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|terminating connection/;

/**
 * Whether an error means that the database is currently unreachable or unusable, rather than that it rejected the statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Every address of the host name was tried.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (awayCodes.has(code) || code.startsWith('08'))) return true;
  return awayWords.test(error.message);
}
