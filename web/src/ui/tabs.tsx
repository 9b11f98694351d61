import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** Views of one thing, one at a time. Arrow keys move between the tabs. */
export function Tabs({
  tabs,
  value,
  onValueChange,
  label,
  className,
  listClassName,
}: {
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  /** What the tabs are views of, for screen readers. */
  label: string;
  className?: string;
  /** Of the row of tabs alone. */
  listClassName?: string;
}) {
  const shown = tabs.find((tab) => tab.value === value);
  return (
    <Base.Root value={value} onValueChange={onValueChange} className={className}>
      <Base.List
        aria-label={label}
        className={classes(
          'no-scrollbar relative mb-5 flex overflow-x-auto rounded-medium bg-sunken p-1',
          listClassName,
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={classes(
              'z-1 h-10 min-w-max flex-1 rounded-small px-4 font-medium text-muted text-sm transition-colors',
              'hover:text-text data-active:text-accent-text',
              // Where the server has written it, no indicator knows its place yet.
              'in-[dialog]:data-active:bg-raised in-[dialog]:data-active:shadow-near',
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute top-0 left-0 h-10 w-(--active-tab-width) translate-x-(--active-tab-left) translate-y-(--active-tab-top) rounded-small bg-raised shadow-near transition-[translate,width] duration-200" />
      </Base.List>
      {/* The view left behind goes at once: on a slow phone the kit keeps it beside the new one for a while. */}
      {shown && (
        <Base.Panel key={shown.value} value={shown.value}>
          {shown.content}
        </Base.Panel>
      )}
    </Base.Root>
  );
}
