/** Maximum size of a screenshot file. Bytes. */
export const largestFile = 20 * 1024 * 1024;
/** A screenshot of the largest phones has five million pixels, a photo of a screen twelve. */
const mostPixels = 24_000_000;

/**
 * Whether a file is small enough to be decoded, judged by its header: a few kilobytes may unpack to gigabytes.
 * @param head the file's first 256 KB
 */
export function isOpenable(head: Uint8Array): boolean {
  const size = pictureSize(head);
  return size === undefined || size.width * size.height <= mostPixels;
}

/** Width and height of a PNG, JPEG or WebP file; undefined for other or truncated files. */
export function pictureSize(head: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const ascii = (at: number, length: number) =>
    String.fromCharCode(...head.subarray(at, at + length));
  try {
    if (ascii(1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (ascii(0, 4) === 'RIFF' && ascii(8, 4) === 'WEBP') return webpSize(view, ascii(12, 4));
  } catch {
    // Truncated within its header.
  }
  return undefined;
}

/** Start-of-frame markers, except those of tables. */
function jpegSize(view: DataView): { width: number; height: number } {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
}

function webpSize(view: DataView, kind: string): { width: number; height: number } {
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  return { width: three(24) + 1, height: three(27) + 1 };
}
