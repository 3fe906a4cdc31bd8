import { fixedPrices, listedOn, type PricedItem } from './fixedPrices.ts';
import { insert, literal } from './sql.ts';

/**
 * Parts of a city by the first letters of its postal codes; a team works in the part it comes from. Mississauga's movers
 * also serve Toronto.
 */
const areas: Readonly<Record<string, readonly string[]>> = {
  'Toronto, ON': ['M'],
  'Mississauga, ON': ['L4', 'L5', 'M'],
  'Hamilton, ON': ['L8', 'L9'],
  'Kitchener, ON': ['N2'],
  'London, ON': ['N5', 'N6'],
  'Ottawa, ON': ['K1', 'K2'],
  'Montréal, QC': ['H', 'J4'],
  'Québec, QC': ['G1', 'G2', 'G3'],
  'Trois-Rivières, QC': ['G8', 'G9'],
  'Gatineau, QC': ['J8', 'J9'],
  'Vancouver, BC': ['V5', 'V6', 'V7'],
  'Kelowna, BC': ['V1'],
  'Victoria, BC': ['V8', 'V9'],
  'Calgary, AB': ['T1', 'T2', 'T3'],
  'Edmonton, AB': ['T5', 'T6'],
  'Saskatoon, SK': ['S7'],
  'Regina, SK': ['S4'],
  'Winnipeg, MB': ['R2', 'R3'],
  'Halifax, NS': ['B2', 'B3', 'B4'],
  'Moncton, NB': ['E1'],
  'Charlottetown, PE': ['C1'],
  "St. John's, NL": ['A1'],
};

const toRow = (service: string, { field, value, kind, cents, percent, most, once, every }: PricedItem, position: number) =>
  [service, field, value ?? '', kind, cents ?? 0, percent ?? 100, most ?? 0, once ?? false, every ?? null, position] as const;

/** The price list, and the verified professionals of each trade who work at its prices. */
export function fixedPriceSeed(): string {
  const places = Object.entries(areas).map(([location, prefixes]) => `(${literal(location)}, ${literal(prefixes)})`);
  return [
    insert(
      'fixed_price_services',
      'service, category, needs_count, listed_on',
      fixedPrices.map(({ service, category, needsCount = false }) => [service, category, needsCount, listedOn]),
    ),
    insert(
      'fixed_price_items',
      'service, field, value, kind, cents, percent, most, once, every, position',
      fixedPrices.flatMap(({ service, items }) => items.map((item, position) => toRow(service, item, position))),
    ),
    `insert into private.fixed_price_teams (provider_id, service, areas)
select s.id, f.service, place.areas
  from public.fixed_price_services as f
  join public.services as s on s.category = f.category and s.verified
  join (values
${places.join(',\n')}
  ) as place (location, areas) on place.location = s.location
on conflict do nothing;
`,
  ].join('\n');
}
