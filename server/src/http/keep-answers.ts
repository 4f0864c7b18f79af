import { type KeepFreshOptions, keepFresh } from '../platform/keep-fresh.ts';

/** Different questions that are remembered, such as other filters of a list. */
const keptAtMost = 50;

/** Keeps the answers to a public call, each as `keepFresh` does. The ones not asked for lately go. */
export function keepAnswers<Asked extends object, Answer>(
  options: Pick<KeepFreshOptions<Answer>, 'readMoment' | 'readState'> & {
    make: (asked: Asked) => Promise<Answer>;
  },
): (asked: Asked) => Promise<Answer> {
  const { make, ...readers } = options;
  const kept = new Map<string, () => Promise<Answer>>();
  return (asked) => {
    const key = JSON.stringify(asked);
    const read = kept.get(key) ?? keepFresh({ ...readers, make: () => make(asked) });
    // The one asked for last stands last.
    kept.delete(key);
    kept.set(key, read);
    const [oldest] = kept.keys();
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
    return read();
  };
}
