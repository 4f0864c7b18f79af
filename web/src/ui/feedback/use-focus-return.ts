import { useLayoutEffect, useRef } from 'react';

const rows = 'tr, li, article';
const ways = ['nextElementSibling', 'previousElementSibling'] as const;

/**
 * Where the focus goes when a question is answered: back to what opened it; where that is gone with the row it
 * was in, to the same thing of the next row, else of the one before, else to the first thing of the page around it.
 * @param isOpen whether the question is asked
 */
export function useFocusReturn(isOpen: boolean): () => HTMLElement | true {
  const places = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!isOpen || !(opener instanceof HTMLElement)) return;
    const row = opener.closest(rows);
    const beside = row ? ways.map((way) => findBeside({ row, opener, way })) : [];
    const around = opener.closest('[role=dialog], main');
    places.current = [opener, ...beside, around].filter((one) => one instanceof HTMLElement);
  }, [isOpen]);
  return () => places.current.find((one) => one.isConnected) ?? true;
}

/** The button in the same place of the nearest row that has one: what a row unfolds may be a row as well. */
function findBeside(options: { row: Element; opener: Element; way: (typeof ways)[number] }) {
  const { row, opener, way } = options;
  const place = buttonsOf(row).indexOf(opener);
  for (let one = row[way]; one; one = one[way]) {
    const button = buttonsOf(one)[place];
    if (button) return button;
  }
  return undefined;
}

function buttonsOf(row: Element): Element[] {
  return [...row.querySelectorAll('button')];
}
