/** Parameterless markers: TEM, and the restart markers within a scan. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/**
 * Counts the scans of a JPEG without decoding them, up to `most`. Follows segments as decoders do: their contents may look
 * like markers, and bytes between segments are skipped.
 */
export function countScans(bytes: Uint8Array, most: number): number {
  let scans = 0;
  let at = 2;
  while (scans < most) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return scans;
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++];
    if (marker === undefined || marker === endOfImage || marker === startOfImage) return scans;
    // A zero makes it a byte of a scan's data.
    if (marker === 0 || isBare(marker)) continue;
    if (marker === startOfScan) scans++;
    at += ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  }
  return scans;
}
