import type { Choices, Every, PriceItem, PriceList } from './PriceList';

export interface PriceLine {
  field: string;
  value: string;
  quantity: number;
  cents: number;
}

export interface FixedPrice {
  lines: PriceLine[];
  /** What the chosen rate takes off or adds; `null` when it changes nothing. */
  rate: PriceLine | null;
  /** Before tax. */
  subtotalCents: number;
  every: Every | null;
  /** Each later visit or month before tax; `null` for what happens once. */
  nextSubtotalCents: number | null;
}

/**
 * The price of the choices before tax, by the rule of `private.fixed_price` in the database: base, choices and counts,
 * multiplied by the rate and rounded half up to the cent, then the extras. It is for people to look at; what is booked is
 * computed by the database.
 */
export function priceOf({ items }: PriceList, choices: Choices): FixedPrice {
  const chosen = items.map((item) => ({ item, quantity: quantityOf(item, choices[item.field]) })).filter(({ quantity }) => quantity > 0);
  const rate = chosen.find(({ item }) => item.kind === 'rate')?.item;
  const priced = chosen.filter(({ item }) => item.kind !== 'rate');
  const sum = (wanted: (item: PriceItem) => boolean) =>
    priced.reduce((total, { item, quantity }) => total + (wanted(item) ? item.cents * quantity : 0), 0);
  const listed = sum(({ kind }) => kind !== 'extra');
  const work = Math.floor((listed * (rate?.percent ?? 100) + 50) / 100);
  const subtotalCents = work + sum(({ kind }) => kind === 'extra');
  const every = rate?.every ?? null;
  return {
    lines: priced.map(({ item, quantity }) => ({ field: item.field, value: item.value, quantity, cents: item.cents * quantity })),
    rate: rate && work !== listed ? { field: rate.field, value: rate.value, quantity: 1, cents: work - listed } : null,
    subtotalCents,
    every,
    nextSubtotalCents: every && subtotalCents - sum(({ once }) => once),
  };
}

/** Whether there is anything to do. */
export function isSomethingChosen({ items, needsCount }: PriceList, choices: Choices): boolean {
  return !needsCount || items.some((item) => item.kind === 'count' && Number(choices[item.field]) > 0);
}

function quantityOf({ kind, value }: PriceItem, choice: Choices[string] | undefined): number {
  if (kind === 'base') return 1;
  if (kind === 'count') return Number(choice ?? 0);
  return Number(kind === 'extra' ? choice === true : choice === value);
}
