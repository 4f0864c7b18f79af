import { expect, type Locator, type Page } from '@playwright/test';

interface Count {
  taps: number;
  keys: number;
  /** How often the page had to be moved before what is tapped was to be seen. */
  swipes: number;
}

const nothing = (): Count => ({ taps: 0, keys: 0, swipes: 0 });

/** A hand whose taps and keys are counted, step by step: everything that it does goes through here. */
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

  /** Types into a field, over what stands there. */
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

/** A thumb on a phone. */
export class CountedThumb extends CountedHand {
  override async press(target: Locator): Promise<void> {
    if (!(await isInReach(target))) this.step.swipes += 1;
    await target.tap();
    this.step.taps += 1;
  }

  override async fill(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
    this.step.keys += text.length;
  }

  /** Taps a field and takes what was copied, or chooses a file: no keys. */
  async give(field: Locator, give: (field: Locator) => Promise<void>): Promise<void> {
    await this.press(field);
    await give(field);
  }
}

/** More than this between two things that belong together, and a keyboard is as good as stuck. */
const mostStops = 40;

/** A keyboard and no pointer. What stands above is gone to backwards, as whoever sees the page does. */
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

  /** Goes on with Tab, or back with Shift and Tab, until the focus is there. */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor();
    const isLost = () => this.#page.locator('body').evaluate(isFocused);
    // The focused element may be gone: the page moves focus to the next one.
    if (await isLost())
      await expect
        .poll(isLost, { timeout: 2000 })
        .toBe(false)
        .catch(() => undefined);
    if ((await isLost()) && (await target.evaluate((it) => it.closest('main') !== null))) {
      await this.key('Tab');
      // The first stop of a page that was just opened leads past its bars.
      const skip = this.#page.getByRole('link', { name: 'Skip to the content' });
      if (await skip.evaluate(isFocused)) await this.key('Enter');
    }
    return this.#go(target, () => target.evaluate(wayTo));
  }

  /** Goes down rows until the focus is there. */
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

/** The key that leads there; nothing once it has the focus. */
function wayTo(target: Element): string | undefined {
  const focused = document.activeElement;
  if (focused === target) return undefined;
  const isAbove =
    focused && target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAbove ? 'Shift+Tab' : 'Tab';
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

/** Keys to tap to enter the next placed team with its eliminations. */
export function keysOf(row: Locator, elims: number): Locator[] {
  const key = (name: string) => row.getByRole('button', { name, exact: true });
  const more = Array.from({ length: Math.floor(elims / 6) }, (_, page) =>
    key(`More than ${page * 6 + 5}`),
  );
  return [...more, key(String(elims))];
}
