import type { Locator, Page } from '@playwright/test';

/** Presses of Tab after which nobody would look on. */
const patience = 250;

interface Count {
  taps: number;
  keys: number;
}

/** Somebody whose taps and keys are counted, step by step: everything that they do goes through here. */
export class CountedHands {
  readonly #page: Page;
  readonly #steps = new Map<string, Count>();
  #step: Count = { taps: 0, keys: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

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

  async key(name: string): Promise<void> {
    await this.#page.keyboard.press(name);
    this.#step.keys += 1;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.#step.keys += text.length;
  }

  /** Goes on with Tab until it has the focus. @throws Error where it is not reached */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let pressed = 0; pressed < patience; pressed++) {
      if (await hasFocus()) return;
      await this.key('Tab');
    }
    throw new Error(`not reached by Tab: ${target}`);
  }

  /** A button that has just changed under the hand takes no press yet. */
  async press(target: Locator): Promise<void> {
    await this.#page.locator(':not([aria-disabled="true"])').and(target).waitFor();
    await this.reach(target);
    await this.key('Enter');
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
