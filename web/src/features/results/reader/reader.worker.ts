import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { loadModel } from './load-model.ts';
import { isOpenable, largestFile } from './picture-size.ts';
import { type Box, heightOf, toGrey, widthOf } from './raster.ts';
import { type KnownText, readLobby } from './read-lobby.ts';
import { type KnownName, type Recognise, readPicture } from './read-picture.ts';
import type { CardLook, ReaderAnswer, ReadOrder, Refused } from './reader-messages.ts';
import { decode, readCharacters } from './recogniser-input.ts';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ReadOrder>) => void) | null;
  postMessage: (answer: ReaderAnswer, transfer?: Transferable[]) => void;
};

scope.onmessage = ({ data }) => void readAll(data);

/** Wider pictures are scaled down: a higher resolution does not improve reading. */
const widest = 2400;

async function readAll({ pictures, screen, unread }: ReadOrder): Promise<void> {
  try {
    const recognise = await openRecogniser();
    const names: KnownName[] = [];
    const texts: KnownText[] = [];
    for (const [picture, file] of pictures.entries()) {
      const opened = await open(file);
      if (typeof opened === 'string') {
        scope.postMessage({ kind: 'refused', picture, reason: opened });
        continue;
      }
      const { canvas, pixels } = opened;
      if (unread.includes(`${canvas.width}x${canvas.height}`)) {
        scope.postMessage({ kind: 'refused', picture, reason: 'unread' });
        continue;
      }
      const grey = toGrey(pixels.data, pixels);
      const onRow = () => scope.postMessage({ kind: 'row', picture });
      const options = { picture, recognise, onRow };
      const cards =
        screen === 'result' ? await readPicture(grey, { ...options, known: names }) : [];
      const slots = screen === 'lobby' ? await readLobby(grey, { ...options, known: texts }) : [];
      if (cards.length + slots.length === 0) {
        const reason = screen === 'lobby' ? 'noSlots' : 'noCards';
        scope.postMessage({ kind: 'refused', picture, reason });
        continue;
      }
      const looks = await Promise.all([
        ...cards.map((card) => lookOf(canvas, card)),
        ...slots.map(({ box, seats }) => lookOf(canvas, { box, rankBox: undefined, rows: seats })),
      ]);
      const bitmaps = looks.flatMap(({ card, rank, rows }) => [
        card,
        ...(rank ? [rank] : []),
        ...rows,
      ]);
      scope.postMessage({ kind: 'read', picture, cards, slots, looks }, bitmaps);
    }
    scope.postMessage({ kind: 'done' });
  } catch (error) {
    console.error(error);
    // `fetch` throws a `TypeError` on network failure.
    scope.postMessage({ kind: 'failed', isOffline: error instanceof TypeError });
  }
}

async function openRecogniser(): Promise<Recognise> {
  const files = await loadModel((progress) => scope.postMessage({ kind: 'loading', ...progress }));
  // Threads would require headers (COEP) that block other sites' pictures on every page.
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = files.runtime;
  const session = await InferenceSession.create(files.model, { executionProviders: ['wasm'] });
  const characters = readCharacters(new TextDecoder().decode(files.characters));
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async ({ data, dims }) => {
    const { [output]: scores } = await session.run({ [input]: new Tensor('float32', data, dims) });
    if (!scores) throw new Error('the recogniser answered nothing');
    return decode(scores.data as Float32Array, { columns: scores.dims[1] ?? 1, characters });
  };
}

async function open(file: Blob): Promise<{ canvas: OffscreenCanvas; pixels: ImageData } | Refused> {
  const head = new Uint8Array(await file.slice(0, 256 * 1024).arrayBuffer());
  if (file.size > largestFile || !isOpenable(head)) return 'tooLarge';
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return 'torn';
  const width = Math.min(bitmap.width, widest);
  const canvas = new OffscreenCanvas(width, Math.round((bitmap.height * width) / bitmap.width));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to read from');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { canvas, pixels: context.getImageData(0, 0, canvas.width, canvas.height) };
}

async function lookOf(
  canvas: OffscreenCanvas,
  { box, rankBox, rows }: { box: Box; rankBox: Box | undefined; rows: readonly { box: Box }[] },
): Promise<CardLook> {
  const cut = (part: Box) =>
    createImageBitmap(canvas, part.left, part.top, widthOf(part), heightOf(part));
  return {
    card: await cut(box),
    rank: rankBox ? await cut(rankBox) : null,
    rows: await Promise.all(rows.map((row) => cut(row.box))),
  };
}
