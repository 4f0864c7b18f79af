import { picture } from '@one-dream/contract/limits.ts';
import type { ImageRefusalReason } from './refusals.ts';

const head = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Decodes `data:image/…;base64,…`. The declared media type is not trusted: `ingest` inspects the bytes.
 */
export function decodeDataUrl(
  text: string,
): { ok: true; bytes: Uint8Array } | { ok: false; reason: ImageRefusalReason } {
  const start = head.exec(text)?.[0].length;
  if (start === undefined) return { ok: false, reason: 'unsupported' };
  // Checked before decoding: four characters encode three bytes, the last four possibly fewer.
  if (Math.floor((text.length - start) / 4) * 3 - 2 > picture.maxBytes) {
    return { ok: false, reason: 'too-large' };
  }
  const payload = text.slice(start);
  if (payload.length % 4 !== 0 || !base64.test(payload)) return { ok: false, reason: 'broken' };
  return { ok: true, bytes: Buffer.from(payload, 'base64') };
}
