import type { Random } from './random.ts';
import type { TradeSeed } from './trades.ts';

const starts = [
  'Amber',
  'Aspen',
  'Birch',
  'Bramble',
  'Cobalt',
  'Cedar',
  'Clover',
  'Copper',
  'Drift',
  'Elder',
  'Ember',
  'Fern',
  'Fox',
  'Frost',
  'Gale',
  'Granite',
  'Harbour',
  'Hazel',
  'Heron',
  'Iron',
  'Juniper',
  'Lantern',
  'Loon',
  'Maple',
  'Meadow',
  'Moss',
  'Otter',
  'Pine',
  'Prairie',
  'Quill',
  'Raven',
  'River',
  'Saffron',
  'Silver',
  'Spruce',
  'Stone',
  'Tamarack',
  'Thistle',
  'Willow',
  'Wren',
] as const;
const ends = [
  'bridge',
  'brook',
  'crest',
  'dale',
  'field',
  'fold',
  'forge',
  'gate',
  'haven',
  'hollow',
  'line',
  'march',
  'mill',
  'point',
  'ridge',
  'rock',
  'shore',
  'stead',
  'vale',
  'water',
  'wick',
  'wood',
] as const;
const families = [
  'Abernook',
  'Bellamarsh',
  'Corrigale',
  'Dunwillow',
  'Eastermere',
  'Fennimoor',
  'Galloway-Pike',
  'Hollisbrook',
  'Ironside-Vance',
  'Jessamine',
  'Kettlewick',
  'Larkhaven',
  'Marlowe-Finch',
  'Nettlefield',
  "O'Thornby",
  'Pennywhistle',
  'Quillfeather',
  'Rookwood',
  'Sandalwick',
  'Thornbury-Wells',
  'Umberland',
  'Vanterpool',
  'Whistledown',
  'Yarrowdale',
] as const;
const frenchPlaces = [
  "de l'Anse-Bleue",
  'de la Belle-Étoile',
  'de la Brume',
  'de la Clairière',
  'de la Grande-Ourse',
  'de la Pointe-aux-Hérons',
  'de la Rivière-aux-Loutres',
  'des Bouleaux',
  'des Deux-Clochers',
  'des Érables-Rouges',
  'des Goélands',
  'des Hautes-Marées',
  'des Quatre-Saisons',
  'du Boisé-Joli',
  'du Cap-aux-Renards',
  'du Castor-Fidèle',
  'du Clair-de-Lune',
  'du Grand-Héron',
  'du Harfang',
  'du Lac-Tranquille',
  'du Pont-Vert',
  'du Ruisseau-Doré',
  'du Vieux-Moulin',
  'du Versant-Nord',
] as const;
const frenchFamilies = [
  'Aubéclair',
  'Beauvallon-Roy',
  'Boisfranc',
  'Chantenel',
  'Clairjoie',
  'Cœurvaillant',
  'Dubréjour',
  'Fontenoy-Hébert',
  'Grandpréau',
  "L'Épicéa",
  'Maisonbelle',
  'Montclairet',
  'Pélerive',
  'Quatreponts',
  'Rivaclair',
  'Sansregretin',
  'Tourangelois',
  'Valdorée',
] as const;

const cityName = (city: string) => city.slice(0, city.indexOf(','));

function englishName(trade: TradeSeed, city: string, random: Random): string {
  const words = random.pick(trade.english);
  const coined = random.pick(starts) + random.pick(ends);
  const style = random.next();
  if (style < 0.62) return `${coined} ${words}`;
  if (style < 0.74) return `${random.pick(families)} ${words}`;
  if (style < 0.82) return `${random.pick(families)} & ${random.pick(['Sons', 'Daughters', 'Family', 'Partners'])} ${words}`;
  if (style < 0.9) return `${cityName(city)} ${coined} ${words}`;
  if (style < 0.96) return `${coined} ${words} ${random.pick(['Ltd.', 'Inc.', 'Co-op', 'Group'])}`;
  return `The ${coined} and ${random.pick(families)} ${words} Company of ${cityName(city)} and Surrounding Communities`;
}

function frenchName(trade: TradeSeed, city: string, random: Random): string {
  const words = random.pick(trade.french);
  const style = random.next();
  if (style < 0.46) return `${words} ${random.pick(frenchPlaces)}`;
  if (style < 0.68) return `${words} ${random.pick(frenchFamilies)}`;
  if (style < 0.8) return `${words} ${random.pick(frenchFamilies)} et ${random.pick(['Fils', 'Filles', 'Associés'])}`;
  if (style < 0.9) return `Les Entreprises ${random.pick(frenchFamilies)} — ${words}`;
  if (style < 0.96) return `${words} ${random.pick(frenchFamilies)} inc.`;
  return `La Coopérative de travail ${random.pick(frenchFamilies)}, ${words.toLowerCase()} ${cityName(city)} et environs`;
}

/**
 * An invented company name that was not used before.
 * @param used the names given out so far; the new one is added
 */
export function makeCompanyName(trade: TradeSeed, city: string, french: boolean, random: Random, used: Set<string>): string {
  for (;;) {
    const name = french ? frenchName(trade, city, random) : englishName(trade, city, random);
    if (!used.has(name)) {
      used.add(name);
      return name;
    }
  }
}
