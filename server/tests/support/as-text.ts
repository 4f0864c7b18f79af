/** Rows as one text, bytes as the letters they may stand for: what was kept as it is shows in it. */
export function asText(rows: unknown): string {
  return JSON.stringify(rows, (_name, value) => {
    // One database driver gives arrays of bytes, the other buffers, which are turned into objects before.
    if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
    return value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value;
  });
}
