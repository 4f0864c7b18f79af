import type { ReactNode } from 'react';

/** Under the thumb on a phone, above the bar with the steps: what is left, and the next button. */
export function EntryFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-entry-foot
      className="sticky bottom-(--entry-foot,0px) z-10 -mx-[16px] border-t border-line bg-ground px-4 py-2 lg:static lg:mx-0 lg:border-0 lg:p-0"
    >
      {children}
    </div>
  );
}
