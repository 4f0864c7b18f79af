import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../screenshots/pictures.ts';
import type { ReadSlot } from './find-slots.ts';
import type { ReadCard } from './read-picture.ts';
import type { CardLook, ReaderAnswer, ReadOrder, Refused } from './reader-messages.ts';

export interface Reading {
  status: 'idle' | 'loading' | 'reading' | 'done' | 'failed';
  /** Loaded share of model and runtime, 0 to 1. */
  loaded: number;
  /** Device or site is offline; otherwise the browser could not run the model. */
  isOffline: boolean;
  /** Rows read so far. */
  rows: number;
  /** Cards by picture; none for pictures not read yet. */
  cards: readonly (readonly ReadCard[])[];
  /** Slots by picture, for lobby screens. */
  slots: readonly (readonly ReadSlot[])[];
  looks: readonly (readonly CardLook[])[];
  /** Pictures that were not read, with the reason. */
  refused: readonly { picture: number; reason: Refused }[];
}

const idle: Reading = {
  status: 'idle',
  loaded: 0,
  isOffline: false,
  rows: 0,
  cards: [],
  slots: [],
  looks: [],
  refused: [],
};

/** Reads pictures in a worker, which is terminated to free its memory when reading ends. */
export function useReader() {
  const [reading, setReading] = useState(idle);
  const worker = useRef<Worker>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  async function start(pictures: readonly Picture[], order: Omit<ReadOrder, 'pictures'>) {
    stop();
    const none = pictures.map(() => []);
    setReading({ ...idle, status: 'loading', cards: none, slots: none, looks: none });
    const own = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    const fail = () => {
      setReading((before) => ({ ...before, status: 'failed', isOffline: !navigator.onLine }));
      stop();
    };
    own.onerror = fail;
    own.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      setReading((before) => take(before, data));
      if (data.kind === 'done' || data.kind === 'failed') stop();
    };
    // A picture that fails to load is reported as damaged: the reader finds nothing in it.
    const files = await Promise.all(pictures.map(({ load }) => load().catch(() => new Blob())));
    own.postMessage({ ...order, pictures: files } satisfies ReadOrder);
  }

  function cancel() {
    stop();
    setReading(idle);
  }

  return { reading, start, cancel };
}

function take(before: Reading, answer: ReaderAnswer): Reading {
  switch (answer.kind) {
    case 'loading':
      return { ...before, loaded: answer.loaded / answer.total };
    case 'row':
      return { ...before, status: 'reading', rows: before.rows + 1 };
    case 'read':
      return {
        ...before,
        status: 'reading',
        cards: before.cards.with(answer.picture, answer.cards),
        slots: before.slots.with(answer.picture, answer.slots),
        looks: before.looks.with(answer.picture, answer.looks),
      };
    case 'refused': {
      const { picture, reason } = answer;
      return { ...before, status: 'reading', refused: [...before.refused, { picture, reason }] };
    }
    case 'done':
      return { ...before, status: 'done' };
    case 'failed':
      return { ...before, status: 'failed', isOffline: answer.isOffline };
  }
}
