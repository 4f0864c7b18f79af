/** Name of the Cache Storage that holds model and runtime. */
export const readerCache = 'reader';

/** Model, its characters and the runtime. */
const readerFiles = 3;

/** Size of the first download in megabytes. */
export const readerMegabytes = 14;

/** Whether this browser can run the reader: old phones lack the APIs, small ones the memory. */
export function canRead(): boolean {
  const { deviceMemory = 4 } = navigator as { deviceMemory?: number };
  return (
    typeof WebAssembly === 'object' && typeof OffscreenCanvas === 'function' && deviceMemory >= 2
  );
}

/** Whether model and runtime are cached, so that reading needs no download. */
export async function isReaderCached(): Promise<boolean> {
  const kept = await caches
    .open(readerCache)
    .then((cache) => cache.keys())
    .catch(() => []);
  return kept.length >= readerFiles;
}
