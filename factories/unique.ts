let counter = 0;

/** A number unique within this process. */
export function nextNumber(): number {
  counter += 1;
  return counter;
}
