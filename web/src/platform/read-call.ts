import type { CallsByPath } from '@one-dream/contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, InputOf } from './api.ts';
import { callOf } from './query-client.ts';
import { takeServerClock } from './server-clock.ts';

/** Query functions for queries that make a single call. */

type Path = keyof CallsByPath;
type QueryContext = { signal: AbortSignal; client: QueryClient };
type DataOf<P extends Path> = AnswerOf<P> extends { data: infer Data } ? Data : never;

/** Returns the whole answer. */
export function readAnswer<P extends Path>(path: P, ...[input]: InputOf<CallsByPath[P]>) {
  return ({ signal, client }: QueryContext): Promise<AnswerOf<P>> =>
    callOf(client)(path, ...([input, { signal }] as never));
}

/** Returns the answer's `data`. */
export function readData<P extends Path>(path: P, ...input: InputOf<CallsByPath[P]>) {
  return dataOf<P>(readAnswer(path, ...input));
}

function dataOf<P extends Path>(read: (context: QueryContext) => Promise<AnswerOf<P>>) {
  return async (context: QueryContext): Promise<DataOf<P>> =>
    ((await read(context)) as { data: DataOf<P> }).data;
}

/** Like `readAnswer`, and sets the clock by the answer's `now`. */
export function readClockedAnswer<P extends Path>(path: P, ...input: InputOf<CallsByPath[P]>) {
  const read = readAnswer(path, ...input);
  return async (context: QueryContext): Promise<AnswerOf<P>> => {
    const askedAt = Date.now();
    const answer = await read(context);
    const { now } = answer as unknown as { now: string };
    takeServerClock({ now, askedAt, answeredAt: Date.now() });
    return answer;
  };
}

/** Like `readData`, and sets the clock by the answer's `now`. */
export function readClocked<P extends Path>(path: P, ...input: InputOf<CallsByPath[P]>) {
  return dataOf<P>(readClockedAnswer(path, ...input));
}

/** Returns one page of a list: pass the body without its `cursor`. */
export function readPage<P extends Path>(path: P, body: Omit<BodyOf<P>, 'cursor'>) {
  return ({
    signal,
    client,
    pageParam,
  }: QueryContext & { pageParam: string | undefined }): Promise<AnswerOf<P>> =>
    callOf(client)(
      path,
      ...([{ body: pageParam ? { ...body, cursor: pageParam } : body }, { signal }] as never),
    );
}
