import { t } from '@lingui/core/macro';
import { picture } from '@one-dream/contract/limits.ts';
import { pictureRefusal } from './refusal.ts';

/** More than the widest copy that the server stores. Pixels. */
const longestEdge = 2400;
/** Smaller files are sent as they are: none has too many pixels for the server. Bytes. */
const surelyFits = 1024 * 1024;
/** A phone may be unable to decode a larger picture. */
const mostBytes = 60 * 1024 * 1024;

/**
 * Shrinks a picture that the server would refuse as too large, such as a phone's photo. Others stay as they are.
 * @throws ApiRefusal with a sentence for its field
 */
export async function fitPicture(file: Blob): Promise<Blob> {
  if (file.size === 0) throw pictureRefusal(t`This file is empty. Choose the picture again.`);
  const isHeic = await readIsHeic(file);
  if (file.size <= surelyFits && !isHeic) return file;
  if (file.size > mostBytes)
    throw pictureRefusal(
      t`This file is too large for a picture. Use one of at most ${mostBytes / 1024 / 1024} MB.`,
    );
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    console.error(error);
  });
  if (!bitmap) {
    if (isHeic)
      throw pictureRefusal(
        t`This browser cannot open HEIC photos. On the iPhone choose Settings, Camera, Formats, Most Compatible, or take a screenshot of the photo and send that.`,
      );
    // Sent as it is: the server's refusal says what is wrong.
    if (file.size <= picture.maxBytes) return file;
    throw pictureRefusal(t`This picture could not be read. Choose a PNG, JPEG or WebP.`);
  }
  const fits = file.size <= picture.maxBytes && bitmap.width * bitmap.height <= picture.maxPixels;
  if (fits && !isHeic) {
    bitmap.close();
    return file;
  }
  const canvas = drawSmaller(bitmap);
  // Not every browser writes WebP; PNG keeps what is transparent.
  const small = await blobOf(canvas, file.type === 'image/png' ? 'image/png' : 'image/jpeg');
  return small.size <= picture.maxBytes ? small : blobOf(canvas, 'image/jpeg');
}

function drawSmaller(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas is too large.'))),
      type,
      0.85,
    );
  });
}

/** By its first bytes: neither its name nor its type is sure to be right. */
async function readIsHeic(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)$/.test(String.fromCharCode(...head));
}
