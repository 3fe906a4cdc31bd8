import { categorySeed } from './categorySeed.ts';
import { dealsSeed } from './deals/dealsSeed.ts';
import { directorySeed } from './directory.ts';
import { fixedPriceSeed } from './fixedPrice.ts';
import { fsaCentroidsSeed } from './fsaCentroids.ts';
import { materialsSeed } from './materials/materialsSeed.ts';
import { placesSeed } from './placesSeed.ts';
import { providerSeed } from './providerSeed.ts';
import { searchSynonymsSeed } from './searchSynonyms.ts';

/** The files of ./sql and what writes each. They load in the order of their names. */
export const seedFiles: Readonly<Record<string, () => string>> = {
  '05_categories.sql': categorySeed,
  '10_directory.sql': directorySeed,
  '20_providers.sql': providerSeed,
  '40_search.sql': () => `${fsaCentroidsSeed()}\n${searchSynonymsSeed()}`,
  '41_places.sql': placesSeed,
  '50_materials.sql': materialsSeed,
  '60_fixed_price.sql': fixedPriceSeed,
  '70_deals.sql': dealsSeed,
};
