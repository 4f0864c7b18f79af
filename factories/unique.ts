let counter = 0;

/** A number that nothing else in this process has. */
export function nextNumber(): number {
  counter += 1;
  return counter;
}
