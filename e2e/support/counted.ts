import { expect, type Locator, type Page } from '@playwright/test';

interface Count {
  taps: number;
  keys: number;
  /** Number of scrolls before a target was visible. */
  swipes: number;
}

const nothing = (): Count => ({ taps: 0, keys: 0, swipes: 0 });

/** An input method that counts taps and keys by step: all actions go through it. */
export abstract class CountedHand {
  readonly #steps = new Map<string, Count>();
  protected step = nothing();

  /** Counts everything from here on towards this step. */
  begin(step: string): void {
    this.step = this.#steps.get(step) ?? nothing();
    this.#steps.set(step, this.step);
  }

  /** Presses a button or follows a link. */
  abstract press(target: Locator): Promise<void>;

  /** Types into a field, replacing its content. */
  abstract fill(field: Locator, text: string): Promise<void>;

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

  /** A line per step, and the sum. */
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

/** A thumb on a phone. */
export class CountedThumb extends CountedHand {
  override async press(target: Locator): Promise<void> {
    if (!(await isInReach(target))) this.step.swipes += 1;
    await target.tap();
    this.step.taps += 1;
  }

  override async fill(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await field.evaluate(isFocused))) await this.press(field);
    await field.fill(text);
    this.step.keys += text.length;
  }

  /** Focuses a field and pastes, or chooses a file: no keys counted. */
  async give(field: Locator, give: (field: Locator) => Promise<void>): Promise<void> {
    await this.press(field);
    await give(field);
  }
}

/** With more tab stops than this between related elements, a keyboard is practically stuck. */
const mostStops = 40;

/** Keyboard only. Elements above are reached backwards, as a sighted user would. */
export class CountedKeys extends CountedHand {
  readonly #page: Page;

  constructor(page: Page) {
    super();
    this.#page = page;
  }

  async key(name: string): Promise<void> {
    await this.#page.keyboard.press(name);
    this.step.keys += 1;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.step.keys += text.length;
  }

  override async press(target: Locator): Promise<void> {
    await this.goTo(target);
    await expect(target).toBeEnabled();
    await this.key('Enter');
  }

  override async fill(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    // Tab selects the field's content, so typing replaces it.
    await this.type(text);
  }

  /** Moves on with Tab, or back with Shift and Tab, until the target is focused. */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor();
    const isLost = () => this.#page.locator('body').evaluate(isFocused);
    // The focused element may be gone: the page moves focus to the next one.
    if (await isLost())
      await expect
        .poll(isLost, { timeout: 10_000 })
        .toBe(false)
        .catch(() => undefined);
    if ((await isLost()) && (await target.evaluate((it) => it.closest('main') !== null))) {
      await this.key('Tab');
      // The first stop of a newly opened page skips its bars.
      const skip = this.#page.getByRole('link', { name: 'Skip to the content' });
      if (await skip.evaluate(isFocused)) await this.key('Enter');
    }
    return this.#go(target, () => target.evaluate(wayTo));
  }

  /** Moves down rows until the target is focused. */
  goDownTo(target: Locator): Promise<void> {
    return this.#go(target, () =>
      target.evaluate(isFocused).then((isThere) => (isThere ? undefined : 'ArrowDown')),
    );
  }

  async #go(target: Locator, way: () => Promise<string | undefined>): Promise<void> {
    const stops: string[] = [];
    for (let key = await way(); key !== undefined; key = await way()) {
      if (stops.length === mostStops)
        throw new Error(`no way by keyboard to ${target}, over ${stops.join(', ')}`);
      await this.key(key);
      stops.push(
        await this.#page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''),
      );
    }
  }
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** The key that leads there; undefined once it is focused. */
function wayTo(target: Element): string | undefined {
  const focused = document.activeElement;
  if (focused === target) return undefined;
  const isAbove =
    focused && target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAbove ? 'Shift+Tab' : 'Tab';
}

/** Whether a tap on its centre would currently hit it. */
async function isInReach(target: Locator): Promise<boolean> {
  await target.waitFor();
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });
}

/** Keys to tap to enter the next placed team with its eliminations. */
export function keysOf(row: Locator, elims: number): Locator[] {
  const key = (name: string) => row.getByRole('button', { name, exact: true });
  const more = Array.from({ length: Math.floor(elims / 9) }, (_, page) =>
    key(`More than ${page * 9 + 8}`),
  );
  return [...more, key(String(elims))];
}
