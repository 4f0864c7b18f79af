import { picture } from '@one-dream/contract/limits.ts';
import type { ImageRefusalReason } from './refusals.ts';

const head = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The bytes of `data:image/…;base64,…`. The media type it claims is not believed:
 * `ingest` looks at the bytes.
 */
export function decodeDataUrl(
  text: string,
): { ok: true; bytes: Uint8Array } | { ok: false; reason: ImageRefusalReason } {
  const start = head.exec(text)?.[0].length;
  if (start === undefined) return { ok: false, reason: 'unsupported' };
  // Before decoding: four characters carry three bytes, the last four perhaps fewer.
  if (Math.floor((text.length - start) / 4) * 3 - 2 > picture.maxBytes) {
    return { ok: false, reason: 'too-large' };
  }
  const payload = text.slice(start);
  if (payload.length % 4 !== 0 || !base64.test(payload)) return { ok: false, reason: 'broken' };
  return { ok: true, bytes: Buffer.from(payload, 'base64') };
}
