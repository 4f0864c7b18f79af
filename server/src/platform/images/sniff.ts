/** Accepted formats, by sharp's names; it names AVIF after its container. */
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'heif';

/** Detects the format from the first bytes; undefined if unsupported. */
export function sniffFormat(bytes: Uint8Array): ImageFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64));
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  // HEIC shares the container but not the codec, and AVIF sequences (`avis`) are videos.
  if (text(4, 12) === 'ftypavif') return 'heif';
  if (text(4, 12) === 'ftypmif1' && text(16, 64).includes('avif')) return 'heif';
  return undefined;
}
