import type { Both } from '../provider-profiles/TradeTexts.ts';

/** What a price is for, as `provider_services.price_unit` holds it; left out, it is for the whole job. */
type PriceUnit = 'hour' | 'visit' | 'month' | 'sq ft' | 'linear ft' | 'room' | 'item';

/** A service and what it costs at least, in dollars, with a company in the middle of the market. */
export type MenuItem = readonly [english: string, french: string, dollars: number, unit?: PriceUnit];

/** What companies of one trade do and charge, and what they hold to: clauses without a capital and a full stop. */
export interface TradeFacts {
  trade: string;
  menu: readonly MenuItem[];
  habits: readonly Both[];
}
