const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a write failed for lack of space, in a file or in the database. */
export function isDiskFull(error: unknown): boolean {
  return codes.has(String((error as { code?: unknown } | null)?.code));
}
