/** A line of the price list; what the kinds mean is said where the table `fixed_price_items` is made. */
export interface PriceItem {
  field: string;
  /** Of a choice or a rate; empty for the other kinds. */
  value: string;
  kind: 'base' | 'choice' | 'count' | 'rate' | 'extra';
  cents: number;
  /** What a rate multiplies the work by; 80 is 20 percent less. */
  percent: number;
  /** The highest number of a count. */
  most: number;
  /** Charged with the first visit or month only. */
  once: boolean;
  every: Every | null;
}

/** How often a rate repeats. */
export type Every = 'week' | 'twoweeks' | 'month' | 'halfyear';

export interface PriceList {
  service: string;
  /** There is nothing to do while every count is at zero. */
  needsCount: boolean;
  /** First day of these prices, such as "2026-11-02". */
  listedOn: string;
  /** In the order of the page. */
  items: PriceItem[];
}

/** What is asked for, by field: the value of a choice or rate, the number of a count, whether an extra is wanted. */
export type Choices = Record<string, string | number | boolean>;
