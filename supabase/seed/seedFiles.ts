import { directorySeed } from './directory.ts';
import { fixedPriceSeed } from './fixedPrice.ts';
import { fsaCentroidsSeed } from './fsaCentroids.ts';
import { providerSeed } from './providerSeed.ts';
import { searchSynonymsSeed } from './searchSynonyms.ts';

/** The files of ../seeds and what writes each. They load in the order of their names. */
export const seedFiles: Readonly<Record<string, () => string>> = {
  '10_directory.sql': directorySeed,
  '20_providers.sql': providerSeed,
  '40_search.sql': () => `${fsaCentroidsSeed()}\n${searchSynonymsSeed()}`,
  '60_fixed_price.sql': fixedPriceSeed,
};
