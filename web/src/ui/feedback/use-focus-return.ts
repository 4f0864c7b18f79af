import { useLayoutEffect, useRef } from 'react';
import { buttonBeside } from '../rows.ts';

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
    const beside = ways.map((way) => buttonBeside(opener, way));
    const around = opener.closest('[role=dialog], main');
    places.current = [opener, ...beside, around].filter((one) => one instanceof HTMLElement);
  }, [isOpen]);
  return () => places.current.find((one) => one.isConnected) ?? true;
}
