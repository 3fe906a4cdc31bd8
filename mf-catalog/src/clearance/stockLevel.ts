export type StockLevel = 'limited' | 'low' | 'in';

/** The specification's thresholds: 5 or fewer are limited, 6 to 20 low, above 20 in stock. None at all counts as limited. */
export const stockLevel = (stock: number): StockLevel => (stock <= 5 ? 'limited' : stock <= 20 ? 'low' : 'in');
