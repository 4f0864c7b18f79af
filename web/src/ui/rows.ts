import type { KeyboardEvent } from 'react';

/** The button in the same place of the nearest row that has one: what a row unfolds may be a row as well. */
export function buttonBeside(
  button: Element,
  way: 'nextElementSibling' | 'previousElementSibling',
): HTMLElement | undefined {
  const row = button.closest('tr, li, article');
  if (!row) return undefined;
  const place = buttonsOf(row).indexOf(button);
  for (let one = row[way]; one; one = one[way]) {
    const beside = buttonsOf(one)[place];
    if (beside instanceof HTMLElement) return beside;
  }
  return undefined;
}

function buttonsOf(row: Element): Element[] {
  return [...row.querySelectorAll('button')];
}

/** Up and down lead from a button of a row to the same one of the row above or below, as in a spreadsheet. */
export function stepAlongRows(event: KeyboardEvent): void {
  const isDown = event.key === 'ArrowDown';
  if ((!isDown && event.key !== 'ArrowUp') || event.defaultPrevented) return;
  if (!(event.target instanceof HTMLButtonElement)) return;
  const next = buttonBeside(event.target, isDown ? 'nextElementSibling' : 'previousElementSibling');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
