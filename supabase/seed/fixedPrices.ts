/** A line of the price list; see the table `fixed_price_items` for what the kinds mean. */
export interface PricedItem {
  field: string;
  value?: string;
  kind: 'base' | 'choice' | 'count' | 'rate' | 'extra';
  cents?: number;
  percent?: number;
  most?: number;
  once?: boolean;
  every?: 'week' | 'twoweeks' | 'month' | 'halfyear';
}

interface FixedPrice {
  service: string;
  category: string;
  needsCount?: boolean;
  items: readonly PricedItem[];
}

/** The day these prices became the marketplace's list. */
export const listedOn = '2026-11-02';

const choice = (field: string, cents: Readonly<Record<string, number>>): PricedItem[] =>
  Object.entries(cents).map(([value, price]) => ({ field, value, kind: 'choice', cents: price }));
const count = (field: string, cents: number, most: number): PricedItem => ({ field, kind: 'count', cents, most });
const extra = (field: string, cents: number, once = false): PricedItem => ({ field, kind: 'extra', cents, once });
const rate = (field: string, value: string, percent: number, every?: PricedItem['every']): PricedItem => ({
  field,
  value,
  kind: 'rate',
  percent,
  every,
});

/** The marketplace's own prices in cents before tax. They are samples, decided by nobody but us. */
export const fixedPrices: readonly FixedPrice[] = [
  {
    service: 'assembly',
    category: 'Assembly',
    needsCount: true,
    items: [
      { field: 'visit', kind: 'base', cents: 4900 },
      count('chairs', 2500, 12),
      count('tables', 5900, 6),
      count('shelves', 4900, 10),
      count('desks', 7900, 6),
      count('beds', 9900, 6),
      count('wardrobes', 13900, 6),
      extra('anchoring', 2900),
      extra('packaging', 2500),
    ],
  },
  {
    service: 'storage',
    category: 'Storage',
    items: [
      ...choice('unit', { small: 7900, medium: 12900, large: 18900, garage: 28900 }),
      rate('term', 'monthly', 100, 'month'),
      rate('term', 'six', 92, 'month'),
      rate('term', 'twelve', 85, 'month'),
      extra('climate', 3000),
      extra('pickup', 16900, true),
      extra('lock', 1900, true),
    ],
  },
  {
    service: 'cleaning',
    category: 'Cleaning',
    items: [
      ...choice('size', { studio: 11900, one: 13900, two: 16900, three: 20900, four: 25900 }),
      count('bathrooms', 2900, 4),
      rate('frequency', 'once', 100),
      rate('frequency', 'monthly', 92, 'month'),
      rate('frequency', 'biweekly', 86, 'twoweeks'),
      rate('frequency', 'weekly', 80, 'week'),
      extra('oven', 3900),
      extra('fridge', 2900),
      extra('windows', 5900),
      extra('laundry', 2500),
    ],
  },
  {
    service: 'moving',
    category: 'Moving',
    items: [
      ...choice('rooms', { studio: 42900, one: 56900, two: 79900, three: 109900, four: 139900 }),
      ...choice('distance', { near: 0, city: 12900, region: 27900 }),
      count('stairs', 4500, 8),
      extra('packing', 26900),
      extra('boxes', 8900),
      extra('piano', 29900),
    ],
  },
  {
    service: 'pest-control',
    category: 'Pest Control',
    items: [
      ...choice('pest', { ants: 18900, mice: 22900, wasps: 16900, cockroaches: 25900, bedbugs: 44900 }),
      ...choice('home', { apartment: 0, house: 4900, large: 9900 }),
      rate('visits', 'one', 100),
      rate('visits', 'two', 175),
      rate('visits', 'three', 240),
      extra('sealing', 13900),
      extra('report', 4900),
    ],
  },
  {
    service: 'hvac',
    category: 'HVAC',
    items: [
      ...choice('visit', { tuneup: 15900, filter: 8900, install: 9900 }),
      count('systems', 8900, 3),
      rate('plan', 'once', 100),
      rate('plan', 'twice', 90, 'halfyear'),
      extra('thermostat', 12900),
      extra('humidifier', 7900),
      extra('detector', 6900),
    ],
  },
];
