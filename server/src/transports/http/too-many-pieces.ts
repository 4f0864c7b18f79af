/** Maximum number of fields, entries and brackets in a JSON text; commas within strings count as well. */
const mostPieces = 40_000;
/** Shorter texts have no room for enough pieces to be slow. */
const looksFrom = 64 * 1024;

const comma = 44;
const openList = 91;
const openObject = 123;

/** Whether parsing would cost more than reading: 100,000 fields take thirty times as long as one long text. */
export function hasTooManyPieces(json: string): boolean {
  if (json.length < looksFrom) return false;
  let pieces = 0;
  for (let index = 0; index < json.length && pieces <= mostPieces; index++) {
    const code = json.charCodeAt(index);
    if (code === comma || code === openList || code === openObject) pieces += 1;
  }
  return pieces > mostPieces;
}
