import type { HTMLAttributes, ReactNode, Ref } from 'react';
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

/**
 * Tabs that open as the arrow keys move. Panels that are not shown stay mounted, so nothing typed in one is lost.
 */
export function Tabs({ value, onValueChange, items, label, look = 'line', fill = false, ...root }: TabsProps) {
  const strip = useTabStrip(value);
  return (
    <TabsBox {...root} value={value} onValueChange={onValueChange}>
      <TabList ref={strip.ref} onScroll={strip.onScroll} data-fade={strip.fade} aria-label={label} $look={look}>
        {items.map((item) => (
          <TabTrigger key={item.value} value={item.value} $look={look} $fill={fill}>
            {item.label}
          </TabTrigger>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.value} value={item.value} forceMount hidden={item.value !== value}>
          {item.content}
        </TabPanel>
      ))}
    </TabsBox>
  );
}
