/** A picture beside the grid. */
export interface Picture {
  key: string;
  /** Uploader: pictures of one source are parts of one scrolled screen. */
  source: string;
  name: string;
  load: () => Promise<Blob>;
}

interface Attached {
  entryId: string;
  name: string;
  screenshots: readonly string[];
}

/** Pictures attached by leaders. */
export function attachedPictures(teams: readonly Attached[]): Picture[] {
  return teams.flatMap(({ entryId, name, screenshots }) =>
    screenshots.map((address, index) => ({
      // Without the signature, which changes hourly.
      key: address.split('?')[0] ?? address,
      source: entryId,
      name: screenshots.length > 1 ? `${name}, ${index + 1}` : name,
      load: async () => {
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
        return answer.blob();
      },
    })),
  );
}

let added = 0;

/** The scorer's own files, which stay on this device. */
export function ownPictures(files: readonly File[]): Picture[] {
  added += 1;
  return files.map((file, index) => ({
    key: `own-${added}-${index}`,
    source: `own-${added}`,
    name: file.name,
    load: async () => file,
  }));
}

/** @param turns clockwise quarter turns */
export async function openPicture({ load }: Picture, turns: number): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(await load());
  if (turns % 4 === 0) return bitmap;
  const isUpright = turns % 2 === 1;
  const [width, height] = isUpright ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.translate(width / 2, height / 2);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return canvas.transferToImageBitmap();
}
