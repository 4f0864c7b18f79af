import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cut } from './cut-rows.ts';
import type { CutAnswer, CutOrder } from './cutter.worker.ts';

/**
 * The rows of pictures, cut off the main thread; as they were until the new ones come.
 * @param name changes with what the pictures are; they may be other objects each time
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
      // Of two that were asked for the last one counts.
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

/** The same one each time. */
const none: readonly ImageBitmap[] = [];
