import { type KeyboardEvent, type ReactNode, useId } from 'react';

export type Tab<Value extends string> = { value: Value; text: string; count?: number | undefined };

export type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Panel of the selected tab. */
  children: ReactNode;
};

/** Tab focuses the selected tab, arrows the others; Enter or Space selects. */
export function Tabs<Value extends string>({ value, ...props }: TabsProps<Value>) {
  const id = useId();
  return (
    <div>
      <div
        role="tablist"
        aria-label={props.label}
        onKeyDown={moveFocus}
        className="fade-end -mx-[16px] flex overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {props.tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => props.onValueChange(tab.value)}
            className="flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-[3px] border-transparent px-4 pt-[3px] font-display text-action font-medium tracking-wide text-quiet transition-colors hover:text-bright focus-visible:-outline-offset-2 aria-selected:border-bright aria-selected:text-bright"
          >
            {tab.text}
            {tab.count !== undefined && (
              <span className="text-label tabular-nums text-quiet">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${value}`}
        // If nothing in it is focusable, the arrow keys scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern of tabs has it
        tabIndex={0}
        className="pt-5 focus-visible:-outline-offset-2"
      >
        {props.children}
      </div>
    </div>
  );
}

const places: Record<string, (now: number, last: number) => number> = {
  ArrowRight: (now, last) => (now === last ? 0 : now + 1),
  ArrowLeft: (now, last) => (now === 0 ? last : now - 1),
  Home: () => 0,
  End: (_now, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const move = places[event.key];
  if (!move) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const now = tabs.indexOf(document.activeElement as HTMLElement);
  tabs[move(now, tabs.length - 1)]?.focus();
}
