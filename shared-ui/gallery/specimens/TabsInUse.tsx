import { useState } from 'react';
import { TextField } from '../../src/field/TextField';
import { Tabs } from '../../src/tabs/Tabs';
import type { TabsProps } from '../../src/tabs/Tabs';

const labels = ['Flash Deals', 'Bundle Deals', 'Clearance', 'Seasonal Specials', 'Free Shipping'];

/** Tabs that can be used; what is typed in a panel stays there. */
export function TabsInUse({ count = labels.length, ...tabs }: Pick<TabsProps, 'look' | 'fill'> & { count?: number }) {
  const [value, setValue] = useState('tab-0');
  const items = labels.slice(0, count).map((label, index) => ({
    value: `tab-${index}`,
    label,
    content: <TextField label={`Note on ${label}`} />,
  }));
  return <Tabs {...tabs} value={value} onValueChange={setValue} items={items} label="Deals" />;
}
