import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cut } from './cut-rows.ts';
import type { CutAnswer, CutOrder } from './cutter.worker.ts';

/**
 * Cuts pictures into rows in a worker; keeps the previous ones until the new ones arrive.
 * @param name identifies the pictures, whose objects may differ each time
 */
export function useStrips(
  pictures: readonly ImageBitmap[],
  { name, cut }: { name: string; cut: Cut | undefined },
): readonly ImageBitmap[] {
  const [strips, setStrips] = useState<readonly ImageBitmap[]>(none);
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  useEffect(() => {
    const cutter = new Worker(new URL('./cutter.worker.ts', import.meta.url), { type: 'module' });
    cutter.onmessage = ({ data }: MessageEvent<CutAnswer>) => {
      // Ignores outdated answers.
      if (data.id === asked.current) setStrips(data.strips);
    };
    worker.current = cutter;
    return () => cutter.terminate();
  }, []);
  const order =
    cut && pictures.length > 0 ? `${name} ${pictures.length} ${Object.values(cut)}` : '';
  const send = useEffectEvent(() => {
    if (!cut || order === '') return;
    asked.current += 1;
    worker.current?.postMessage({ id: asked.current, pictures, cut } satisfies CutOrder);
  });
  useEffect(() => {
    if (order !== '') send();
  }, [order]);
  return order === '' ? none : strips;
}

/** Stable reference. */
const none: readonly ImageBitmap[] = [];
