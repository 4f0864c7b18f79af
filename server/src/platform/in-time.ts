/** Resolves as `answer` does within `ms` milliseconds, else to `late`. A rejection after that is ignored. */
export async function inTime<Answer, Late>(
  answer: Promise<Answer>,
  { ms, late }: { ms: number; late: Late },
): Promise<Answer | Late> {
  const { promise: lapse, resolve } = Promise.withResolvers<Late>();
  const timer = setTimeout(resolve, ms, late);
  answer.catch(() => undefined);
  return Promise.race([answer, lapse]).finally(() => clearTimeout(timer));
}
