import { useState } from 'react';
import { PriceRange } from '../../src/price-range/PriceRange';

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
