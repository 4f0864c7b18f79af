import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '../../e2e/support/open-browser.ts';
import { judge, middle, type Row } from '../support/results.ts';
import { onSlowPhones } from '../support/slow-phone.ts';

/** Milliseconds after navigation at which to tap, and the deadline of the response. */
const taps = [
  { at: 1500, limit: 2000 },
  { at: 2500, limit: 1000 },
  { at: 4000, limit: 300 },
  { at: 8000, limit: 200 },
];
const rounds = 3;
/** Timeout after which a tap counts as unanswered. */
const timeout = 15_000;

interface Target {
  what: string;
  path: string;
  /** Signed in as the demo's leader. */
  isLeader: boolean;
  button: string;
  /** Element that appears, or changes its text, in response to the tap. */
  answer: string;
}

const targets: Target[] = [
  {
    what: "home's arrow",
    path: '/',
    isLeader: false,
    button: 'button:has-text("Next poster"), button[aria-label="Next poster"]',
    answer: '[aria-roledescription=carousel] p.tabular-nums',
  },
  {
    what: 'the menu, signed in',
    path: '/',
    isLeader: true,
    button: 'button[aria-haspopup=dialog]:has-text("MENU")',
    answer: 'dialog[open]',
  },
  {
    what: "the tournament's button, signed in",
    path: '/tournament',
    isLeader: true,
    button: '[aria-labelledby=registration] button',
    // The first tap registers the team; later ones ask whether to give up the slot.
    answer: '[aria-labelledby=registration] button, [role=dialog], [role=alertdialog]',
  },
];

/** From a tap on a page that is still loading until the page responds, on a slow phone. */
export function benchTap(): Promise<Row[]> {
  return onSlowPhones(async ({ open, url, token }) => {
    const rows: Row[] = [];
    for (const target of targets)
      for (const { at, limit } of taps) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const signedIn = target.isLeader ? token : undefined;
          times.push(
            await open({ url, line: 'slow 4G', token: signedIn }, async ({ page }) => {
              const entered = performance.now();
              await page.goto(target.path, { waitUntil: 'commit' });
              await sleep(at - (performance.now() - entered));
              return tap(page, target);
            }),
          );
        }
        rows.push(
          judge({
            what: `${target.what}, tapped ${at / 1000} s after the address was entered`,
            measured: `each: ${times.map(Math.round).join(', ')} ms`,
            figure: middle(times),
            unit: 'ms',
            atMost: limit,
          }),
        );
      }
    return rows;
  });
}

/** @returns milliseconds from the tap, or from when the target appeared, until the response was on the page */
async function tap(page: Page, { button, answer }: Target): Promise<number> {
  const place = page.locator(button).first();
  const told = page.evaluate(
    ({ selector, longest }) =>
      new Promise<number>((resolve) => {
        const read = () =>
          [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join();
        let tapped: { at: number; before: string } | undefined;
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            tapped ??= { at: timeStamp, before: read() };
            const look = () => {
              const since = performance.now() - timeStamp;
              if (tapped && read() !== tapped.before) resolve(since);
              else if (since > longest) resolve(longest);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    { selector: answer, longest: timeout },
  );
  // A missing target is waited for, as a person would.
  await place.tap({ timeout, force: true });
  return told;
}
