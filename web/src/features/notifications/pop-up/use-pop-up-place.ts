import { type RefObject, useLayoutEffect, useState } from 'react';
import { mobileBreakpointPx } from '../../../ui/breakpoints.ts';

export type PopUpPlace = 'foot' | 'head';

/** Gap between the pop-up and the edge of a phone, in pixels. */
const gap = 12;

/**
 * Position of the pop-up on a phone: at the bottom, unless it would cover the page's main action there but not at the top.
 * It also moves when that action is scrolled beneath it.
 */
export function usePopUpPlace(card: RefObject<HTMLElement | null>): PopUpPlace {
  const [place, setPlace] = useState<PopUpPlace>('foot');

  useLayoutEffect(() => {
    const look = () => {
      const height = card.current?.offsetHeight ?? 0;
      if (window.innerWidth >= mobileBreakpointPx) return setPlace('foot');
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const bars = [...document.querySelectorAll('[data-foot-bar], [data-tab-bar]')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      const foot = Math.min(window.innerHeight, ...bars.map(({ top }) => top));
      const spans: Record<PopUpPlace, Span> = {
        foot: { top: foot - gap - height, bottom: foot },
        head: { top: bar, bottom: bar + gap + height },
      };
      const actions = mainActions();
      const isFree = (where: PopUpPlace) => actions.every((one) => !overlaps(one, spans[where]));
      setPlace((last) => {
        const other = last === 'foot' ? 'head' : 'foot';
        return !isFree(last) && isFree(other) ? other : last;
      });
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [card]);

  return place;
}

type Span = { top: number; bottom: number };

function mainActions(): Span[] {
  return [...document.querySelectorAll('main [data-variant="main"]')]
    .map((action) => action.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}

function overlaps(one: Span, other: Span): boolean {
  return one.top < other.bottom && other.top < one.bottom;
}
