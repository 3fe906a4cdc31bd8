import { cities } from './cities.ts';
import { makeCompanyName } from './companyNames.ts';
import { createRandom, type Random } from './random.ts';
import { trades } from './trades.ts';

/** A row of public.services without its id. */
export interface ProviderSeed {
  name: string;
  category: string;
  rating: number;
  reviewCount: number;
  location: string;
  responseTime: string;
  verified: boolean;
}

/** The sample company of the specification's profile page. */
const sampleProvider: ProviderSeed = {
  name: 'Northline Renovations',
  category: 'Construction',
  rating: 4.9,
  reviewCount: 127,
  location: 'Toronto, ON',
  responseTime: 'Within 2 hours',
  verified: true,
};

const responseTimes = [
  { text: 'Within 1 hour', weight: 12 },
  { text: 'Within 2 hours', weight: 20 },
  { text: 'Within 4 hours', weight: 18 },
  { text: 'Same day', weight: 20 },
  { text: 'Within 1 day', weight: 18 },
  { text: 'Within 2 days', weight: 8 },
  { text: 'Within 3 days', weight: 4 },
];

// From 1.0 to 5.0 in tenths, most of them between 4 and 4.8: what directories look like, with a few unhappy ends.
const ratings = Array.from({ length: 41 }, (_, tenths) => {
  const rating = (10 + tenths) / 10;
  return { rating, weight: 0.35 + 12 * Math.exp(-(((rating - 4.5) / 0.42) ** 2)) };
});

function makeReviewCount(random: Random): number {
  return 1 + Math.floor(-Math.log(1 - random.next()) * 62);
}

/** The 1,240 invented providers, always the same, the sample company first. */
export function makeProviders(): ProviderSeed[] {
  const random = createRandom(56280);
  const used = new Set([sampleProvider.name]);
  const made = trades.flatMap((trade) =>
    Array.from({ length: trade.providers - (trade.name === sampleProvider.category ? 1 : 0) }, (): ProviderSeed => {
      const city = random.pickWeighted(cities);
      const french = random.next() < city.french;
      return {
        name: makeCompanyName(trade, city.name, french, random, used),
        category: trade.name,
        rating: random.pickWeighted(ratings).rating,
        reviewCount: makeReviewCount(random),
        location: city.name,
        responseTime: random.pickWeighted(responseTimes).text,
        verified: random.next() < 0.6,
      };
    }),
  );
  const all = [sampleProvider, ...made];
  spreadFirst(all);
  return all;
}

/** In the order of the directory: rating, number of reviews, name. */
const byRank = (a: ProviderSeed, b: ProviderSeed): number =>
  b.rating - a.rating || b.reviewCount - a.reviewCount || (a.name < b.name ? -1 : 1);

/** The home page shows the first six: they are of six trades and six cities, because whoever repeats one had fewer reviews. */
function spreadFirst(providers: ProviderSeed[]): void {
  for (;;) {
    const first = providers.toSorted(byRank).slice(0, 6);
    const repeats = first.find((one, place) =>
      first.slice(0, place).some((other) => other.category === one.category || other.location === one.location),
    );
    if (!repeats) return;
    repeats.reviewCount = Math.ceil(repeats.reviewCount / 3);
  }
}
