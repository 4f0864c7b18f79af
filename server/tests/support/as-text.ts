/** Serialises rows to one text, bytes as their possible characters: reveals anything stored in plain text. */
export function asText(rows: unknown): string {
  return JSON.stringify(rows, (_name, value) => {
    // One database driver returns byte arrays, the other buffers, which are converted to objects first.
    if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
    return value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value;
  });
}
