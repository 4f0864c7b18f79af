import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export type Tab<Value extends string> = { value: Value; text: string; count?: number | undefined };

export type TabsProps<Value extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={props.value}
      onValueChange={(value) => props.onValueChange(value as Value)}
    >
      <BaseTabs.List
        aria-label={props.label}
        className="relative -mx-4 flex overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {props.tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="flex min-h-12 shrink-0 cursor-pointer items-center gap-2 px-4 font-display text-action font-medium tracking-wide text-quiet transition-colors hover:text-bright focus-visible:-outline-offset-2 data-active:text-bright"
          >
            {tab.text}
            {tab.count !== undefined && (
              <span className="text-label tabular-nums text-quiet">{tab.count}</span>
            )}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-[3px] w-(--active-tab-width) translate-x-(--active-tab-left) bg-bright transition-[translate,width] duration-200" />
      </BaseTabs.List>
      {props.tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.value === props.value && props.children}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
