import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** In a separate process: the one generating the load would lag. */
const program = `
  let isOver = false;
  process.stdin.resume().on('end', () => { isOver = true; });
  const times = [];
  while (!isOver) {
    const begun = performance.now();
    const { status } = await fetch(process.argv[1], { signal: AbortSignal.timeout(20000) })
      .then(async (answer) => { await answer.text(); return answer; }, () => ({ status: 0 }));
    times.push(status === 200 ? performance.now() - begun : Infinity);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(JSON.stringify({ count: times.length, median: at(0.5), p95: at(0.95), slowest: at(1) ?? null }));`;

export interface AnswerTimes {
  count: number;
  /** Milliseconds; null without an answer. */
  median: number | null;
  p95: number | null;
  slowest: number | null;
}

/** Polls a URL. @returns a function that stops it and reports the answer times */
export function watchAnswers(url: string): () => Promise<AnswerTimes> {
  const args = ['--input-type=module', '-e', program, url];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const output = text(child.stdout);
  return async () => {
    child.stdin.end();
    return JSON.parse(await output);
  };
}
