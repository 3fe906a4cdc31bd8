import { useState } from 'react';
import { PriceRange } from '../../src/amounts/PriceRange';
import { QuantityField } from '../../src/amounts/QuantityField';

/** A price range that can be used. */
export function PriceRangeInUse() {
  const [value, setValue] = useState<readonly [number, number]>([250, 3000]);
  return (
    <PriceRange
      label="Price"
      lowLabel="Lowest price"
      highLabel="Highest price"
      min={0}
      max={3000}
      step={50}
      value={value}
      onValueChange={setValue}
      formatValue={(amount) => `$${amount}`}
    />
  );
}

/** A quantity that can be changed. */
export function QuantityInUse() {
  const [value, setValue] = useState(3);
  return <QuantityField label="Boxes" value={value} onValueChange={setValue} fewerLabel="One less" moreLabel="One more" />;
}
