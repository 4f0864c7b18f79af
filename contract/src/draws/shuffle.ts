/**
 * The draw's random generator, simple enough for anyone to reproduce (docs/decisions/0032-draws-and-slots.md has it
 * in a dozen lines of Python): SplitMix64 seeded with the published seed, Fisher–Yates from the end.
 */

const mask = (1n << 64n) - 1n;

/** The seed of a draw: 64 bits as 16 hex digits. */
export const seedForm = /^[0-9a-f]{16}$/;

/** SplitMix64 (Steele, Lea, Flood 2014). @returns a function that yields the next 64-bit number */
function splitMix64(seed: string): () => bigint {
  let state = BigInt(`0x${seed}`);
  return () => {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let mixed = state;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
    return mixed ^ (mixed >> 31n);
  };
}

/**
 * A uniform number from 0 to `bound` − 1: values beyond the last whole multiple of `bound` are rejected and drawn again.
 */
function below({ next, bound }: { next: () => bigint; bound: number }): number {
  const size = BigInt(bound);
  const usable = (1n << 64n) - ((1n << 64n) % size);
  for (;;) {
    const number = next();
    if (number < usable) return Number(number % size);
  }
}

export function shuffle<Item>({ items, seed }: { items: readonly Item[]; seed: string }): Item[] {
  const next = splitMix64(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below({ next, bound: last + 1 });
    const moved = order[last] as Item;
    order[last] = order[other] as Item;
    order[other] = moved;
  }
  return order;
}
