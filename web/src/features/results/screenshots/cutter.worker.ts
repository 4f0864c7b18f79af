import { type Cut, findOverlap, readLines } from './cut-rows.ts';

/** Screenshots of one scrolled list, all of the same size. */
export interface CutOrder {
  id: number;
  pictures: readonly ImageBitmap[];
  cut: Cut;
}

export interface CutAnswer {
  id: number;
  strips: ImageBitmap[];
}

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<CutOrder>) => void) | null;
  postMessage: (answer: CutAnswer, transfer: Transferable[]) => void;
};

scope.onmessage = ({ data }) => {
  const strips = cutStrips(data);
  scope.postMessage({ id: data.id, strips }, strips);
};

/** The rows of all pictures stacked, overlaps included once. */
function cutStrips({ pictures, cut }: CutOrder): ImageBitmap[] {
  const width = pictures[0]?.width ?? 0;
  const areaHeight = cut.height * cut.rows;
  let before: Uint8Array | undefined;
  const areas = pictures.map((picture) => {
    const canvas = new OffscreenCanvas(width, areaHeight);
    const context = contextOf(canvas);
    context.drawImage(picture, 0, -cut.top);
    const { data } = context.getImageData(0, 0, width, areaHeight);
    const lines = readLines(data, { width, height: areaHeight });
    const skip = before ? findOverlap(before, lines) : 0;
    before = lines;
    return { canvas, skip };
  });
  const height = areas.reduce((sum, { skip }) => sum + areaHeight - skip, 0);
  const whole = new OffscreenCanvas(width, height);
  const context = contextOf(whole);
  let at = 0;
  for (const { canvas, skip } of areas) {
    context.drawImage(canvas, 0, at - skip);
    at += areaHeight - skip;
  }
  return Array.from({ length: Math.floor(height / cut.height) }, (_, row) => {
    const strip = new OffscreenCanvas(width, cut.height);
    contextOf(strip).drawImage(whole, 0, -row * cut.height);
    return strip.transferToImageBitmap();
  });
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to cut with');
  return context;
}
