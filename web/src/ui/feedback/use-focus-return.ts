import { useLayoutEffect, useRef } from 'react';
import { buttonBeside } from '../rows.ts';

const ways = ['nextElementSibling', 'previousElementSibling'] as const;

/**
 * Focus target after a question is answered: the element that opened it; if its row is gone, the same element of the next
 * row, else of the previous one, else the first element of the page around it.
 * @param isOpen whether the question is open
 */
export function useFocusReturn(isOpen: boolean): () => HTMLElement | true {
  const places = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!isOpen || !(opener instanceof HTMLElement)) return;
    const beside = ways.map((way) => buttonBeside(opener, way));
    const around = opener.closest('[role=dialog], main');
    places.current = [opener, ...beside, around].filter((one) => one instanceof HTMLElement);
  }, [isOpen]);
  return () => places.current.find((one) => one.isConnected) ?? true;
}
