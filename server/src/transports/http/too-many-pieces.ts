/** Fields, entries and brackets of a JSON text, at most; a comma in a sentence counts like one between fields. */
const mostPieces = 40_000;
/** Shorter ones have not enough room for pieces that would take long. */
const looksFrom = 64 * 1024;

const comma = 44;
const openList = 91;
const openObject = 123;

/** Whether parsing it would cost more than reading it: 100,000 fields take thirty times as long as one long text. */
export function hasTooManyPieces(json: string): boolean {
  if (json.length < looksFrom) return false;
  let pieces = 0;
  for (let index = 0; index < json.length && pieces <= mostPieces; index++) {
    const code = json.charCodeAt(index);
    if (code === comma || code === openList || code === openObject) pieces += 1;
  }
  return pieces > mostPieces;
}
