import type { MaterialPageRow } from '../materials/material-page/MaterialDetails';
import { materialRow, sixMaterials } from './materialRows';

const tile = sixMaterials[3]!;
/** What `material_page` answers for the tile. */
export const pageOf = (row: Partial<MaterialPageRow> = {}): MaterialPageRow => ({
  material: { ...tile, specs: [{ label: 'Thickness', label_fr: 'Épaisseur', value: '9 mm', value_fr: '9 mm' }], hubs: [] },
  delivery_rules: [
    { zone: 'ON', flat_cents: 4500, free_over_cents: 65000, min_order_cents: 4000, lead_days: 4 },
    { zone: 'M5V', flat_cents: 1900, free_over_cents: null, min_order_cents: null, lead_days: 2 },
  ],
  history: [
    { price: 4.12, from_at: '2026-01-05T05:00:00+00:00' },
    { price: 3.99, from_at: '2026-07-06T04:00:00+00:00' },
    // The evening of the 9th in Ontario, where a vendor changed it.
    { price: 4.29, from_at: '2026-11-10T01:30:00+00:00' },
  ],
  low_90_days: 3.99,
  related: [materialRow(9, { name: 'Grout' })],
  trades: ['Flooring', 'Bathroom Renovation'],
  ...row,
});
