import type { Locator } from '@playwright/test';

interface Count {
  taps: number;
  keys: number;
  /** How often the page had to be moved before what is tapped was to be seen. */
  swipes: number;
}

const nothing = (): Count => ({ taps: 0, keys: 0, swipes: 0 });

/** A thumb whose taps and typed letters are counted, step by step: everything that it does goes through here. */
export class CountedThumb {
  readonly #steps = new Map<string, Count>();
  #step = nothing();

  /** What is counted from here on belongs to this step. */
  begin(step: string): void {
    this.#step = this.#steps.get(step) ?? nothing();
    this.#steps.set(step, this.#step);
  }

  async tap(target: Locator): Promise<void> {
    if (!(await isInReach(target))) this.#step.swipes += 1;
    await target.tap();
    this.#step.taps += 1;
  }

  /** Taps a field and types into it, over what stands there. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
    this.#step.keys += text.length;
  }

  /** Taps a field and takes what was copied, or chooses a file: no keys. */
  async give(field: Locator, give: (field: Locator) => Promise<void>): Promise<void> {
    await this.tap(field);
    await give(field);
  }

  get sum(): Count {
    const all = [...this.#steps.values()];
    return {
      taps: all.reduce((sum, { taps }) => sum + taps, 0),
      keys: all.reduce((sum, { keys }) => sum + keys, 0),
      swipes: all.reduce((sum, { swipes }) => sum + swipes, 0),
    };
  }

  of(step: string): Count {
    return this.#steps.get(step) ?? nothing();
  }

  /** A line for each step, and the sum. */
  report(): string {
    const lines = [...this.#steps, ['altogether', this.sum] as const];
    return lines
      .map(
        ([step, { taps, keys, swipes }]) =>
          `${step.padEnd(24)} ${String(taps).padStart(4)} taps ${String(keys).padStart(5)} keys ${String(swipes).padStart(4)} swipes`,
      )
      .join('\n');
  }
}

/** Whether its middle is what a finger would meet there now. */
async function isInReach(target: Locator): Promise<boolean> {
  await target.waitFor();
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });
}

/** What is tapped to say that a team came next, with so many eliminations. */
export function keysOf(row: Locator, elims: number): Locator[] {
  const key = (name: string) => row.getByRole('button', { name, exact: true });
  const more = Array.from({ length: Math.floor(elims / 6) }, (_, page) =>
    key(`More than ${page * 6 + 5}`),
  );
  return [...more, key(String(elims))];
}
