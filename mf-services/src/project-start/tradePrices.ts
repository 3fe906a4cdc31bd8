import type { ContentList } from '@marketplace/section-kit';
import type { TradeHub } from '../../content/trade-hubs/collection';
import { directoryHref } from '../directory/directoryQuery';
import { cardCosts, shownHubs, shownTrades } from './shownCosts';

export type PricedHubs = ContentList<Pick<TradeHub, 'trades' | 'costs' | 'asOf'>>;
export type PricedHub = PricedHubs[number];

/** What a trade asks at least for one of its jobs. */
export interface TradePrice {
  /** As the directory writes it. */
  trade: string;
  /** Of the hub about this trade alone, else of its professionals. */
  href: string;
  /** In whole dollars. */
  from: number;
  job: { en: string; fr: string };
}

/** @returns a price for each trade that a table of costs names one for */
export function tradePrices(hubs: PricedHubs): TradePrice[] {
  return shownTrades.flatMap((trade) => {
    const hub = hubs.find(({ words }) => words.en.costs.some((cost) => cost.trade === trade));
    if (!hub) return [];
    const { en, fr } = hub.words;
    const index = en.costs.findIndex((cost) => cost.trade === trade);
    const { low, job } = en.costs[index]!;
    const href = en.trades[0] === trade && hub.path ? hub.path : directoryHref({ category: trade });
    return [{ trade, href, from: low, job: { en: job, fr: fr.costs[index]!.job } }];
  });
}

/** @returns the hubs to show costs of, each with those of its jobs that stand on its card */
export function costsToShow(hubs: PricedHubs, locale: 'en' | 'fr'): { hub: PricedHub; costs: TradeHub['costs'] }[] {
  return shownHubs.flatMap((slug) => {
    const hub = hubs.find((one) => one.slug === slug);
    const costs = cardCosts(hub?.words[locale].costs ?? []);
    return hub && costs.length > 0 ? [{ hub, costs }] : [];
  });
}
