/** Catalogue key of a sentence: a hash of its English, so that the code needs no explicit keys. */
export function messageKey(message: string | readonly unknown[], context = ''): string {
  const text = context + (typeof message === 'string' ? message : JSON.stringify(message));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
