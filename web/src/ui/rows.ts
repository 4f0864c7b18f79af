import type { KeyboardEvent } from 'react';

/** The corresponding button of the nearest row that has one: expanded content may be a row as well. */
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

/** Arrow up and down move from a row's button to the same one of the adjacent row, as in a spreadsheet. */
export function stepAlongRows(event: KeyboardEvent): void {
  const isDown = event.key === 'ArrowDown';
  if ((!isDown && event.key !== 'ArrowUp') || event.defaultPrevented) return;
  if (!(event.target instanceof HTMLButtonElement)) return;
  const next = buttonBeside(event.target, isDown ? 'nextElementSibling' : 'previousElementSibling');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
