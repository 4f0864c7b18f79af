import type { Locator } from '@playwright/test';

interface Count {
  taps: number;
  keys: number;
}

/** A thumb whose taps and typed letters are counted, step by step: everything that it does goes through here. */
export class CountedThumb {
  readonly #steps = new Map<string, Count>();
  #step: Count = { taps: 0, keys: 0 };

  /** What is counted from here on belongs to this step. */
  begin(step: string): void {
    this.#step = this.#steps.get(step) ?? { taps: 0, keys: 0 };
    this.#steps.set(step, this.#step);
  }

  async tap(target: Locator): Promise<void> {
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
    };
  }

  of(step: string): Count {
    return this.#steps.get(step) ?? { taps: 0, keys: 0 };
  }

  /** A line for each step, and the sum. */
  report(): string {
    const lines = [...this.#steps, ['altogether', this.sum] as const];
    return lines
      .map(
        ([step, { taps, keys }]) =>
          `${step.padEnd(24)} ${String(taps).padStart(4)} taps ${String(keys).padStart(5)} keys`,
      )
      .join('\n');
  }
}
