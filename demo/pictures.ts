import type { Images } from '../server/src/platform/images/create-images.ts';
import type { ImageKind } from '../server/src/platform/images/shapes.ts';
import { semaphore } from '../server/src/platform/semaphore.ts';
import { rasterise } from './art/rasterise.ts';

export interface PictureToDraw {
  svg: string;
  kind: ImageKind;
  /** In pixels, as it is handed to the pipeline. */
  width: number;
}

/** What a person at the terminal is told. */
export type Report = (line: string) => void;

// One draws while two are written, on as many cores.
const atOnce = 3;

/**
 * Draws pictures and keeps them as if people had sent them.
 * Those that are the same are drawn once.
 * @param sets what is drawn, by the word for it: `crests`
 * @returns the paths on the wire, in the same places
 */
export async function drawPictures<Name extends string>(
  images: Images,
  { sets, report }: { sets: Record<Name, PictureToDraw[]>; report: Report },
): Promise<Record<Name, string[]>> {
  const inTurn = semaphore(atOnce);
  const begun = new Map<string, Promise<string>>();
  const drawOnce = (picture: PictureToDraw): Promise<string> => {
    const key = `${picture.kind} ${picture.width} ${picture.svg}`;
    const drawing = begun.get(key) ?? inTurn(() => drawPicture(images, picture));
    begun.set(key, drawing);
    return drawing;
  };
  const entries = Object.entries(sets) as [Name, PictureToDraw[]][];
  const drawn = entries.map(async ([name, pictures]) => {
    const paths = await Promise.all(pictures.map(drawOnce));
    report(`${name} ${paths.length}/${pictures.length}`);
    return [name, paths] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Record<Name, string[]>;
}

async function drawPicture(images: Images, { svg, kind, width }: PictureToDraw): Promise<string> {
  const bytes = await rasterise(svg, width);
  const kept = await images.ingest({ bytes, kind });
  if (!kept.ok) throw new Error(`A ${kind} of the demo organisation is not taken: ${kept.reason}.`);
  return kept.path;
}
