import { useId } from 'react';
import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { TabList, TabPanel, TabsBox, TabTrigger } from './tabsStyles';
import type { TabsLook } from './tabsStyles';
import { useTabStrip } from './useTabStrip';

export interface TabItem {
  /** Identifies the tab; used in element ids, so no spaces. */
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'dir'> {
  value: string;
  onValueChange: (value: string) => void;
  items: readonly TabItem[];
  /** What the tabs choose between; read by screen readers. */
  label: string;
  look?: TabsLook;
  /** Tabs share the whole width, for two or three short ones. */
  fill?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Which way each key moves among `count` tabs: see the tabs pattern of the ARIA Authoring Practices Guide. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs that open as the arrow keys move. Panels that are not shown stay mounted, so nothing typed in one is lost.
 */
export function Tabs({ value, onValueChange, items, label, look = 'line', fill = false, ...root }: TabsProps) {
  const strip = useTabStrip(value);
  const id = useId();
  const tabId = (item: TabItem) => `${id}-tab-${item.value}`;
  const panelId = (item: TabItem) => `${id}-panel-${item.value}`;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = items.findIndex((item) => item.value === value);
    const target = items[moves[event.key]?.(index, items.length) ?? -1];
    if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(tabId(target))?.focus();
    onValueChange(target.value);
  };

  return (
    <TabsBox {...root}>
      <TabList
        ref={strip.ref}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        onScroll={strip.onScroll}
        data-fade={strip.fade}
        $look={look}
      >
        {items.map((item) => (
          <TabTrigger
            key={item.value}
            type="button"
            role="tab"
            id={tabId(item)}
            aria-controls={panelId(item)}
            aria-selected={item.value === value}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onValueChange(item.value)}
            $look={look}
            $fill={fill}
          >
            {item.label}
          </TabTrigger>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel
          key={item.value}
          role="tabpanel"
          id={panelId(item)}
          aria-labelledby={tabId(item)}
          tabIndex={0}
          hidden={item.value !== value}
        >
          {item.content}
        </TabPanel>
      ))}
    </TabsBox>
  );
}
