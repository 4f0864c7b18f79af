const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether there was no room left to write, for a file or for the database. */
export function isDiskFull(error: unknown): boolean {
  return codes.has(String((error as { code?: unknown } | null)?.code));
}
