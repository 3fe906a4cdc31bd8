/** A city as the provider cards show it; `weight` is its share of the providers, `french` the share with a French name. */
export interface CitySeed {
  name: string;
  weight: number;
  french: number;
}

export const cities: readonly CitySeed[] = [
  { name: 'Toronto, ON', weight: 15, french: 0 },
  { name: 'Montréal, QC', weight: 13, french: 0.7 },
  { name: 'Vancouver, BC', weight: 10, french: 0 },
  { name: 'Calgary, AB', weight: 9, french: 0 },
  { name: 'Edmonton, AB', weight: 7, french: 0.03 },
  { name: 'Ottawa, ON', weight: 7, french: 0.15 },
  { name: 'Winnipeg, MB', weight: 5, french: 0.06 },
  { name: 'Québec, QC', weight: 6, french: 0.95 },
  { name: 'Hamilton, ON', weight: 4, french: 0 },
  { name: 'Mississauga, ON', weight: 5, french: 0 },
  { name: 'Kitchener, ON', weight: 3, french: 0 },
  { name: 'London, ON', weight: 3, french: 0 },
  { name: 'Halifax, NS', weight: 4, french: 0.03 },
  { name: 'Victoria, BC', weight: 3, french: 0 },
  { name: 'Surrey, BC', weight: 3, french: 0 },
  { name: 'Kelowna, BC', weight: 2, french: 0 },
  { name: 'Saskatoon, SK', weight: 3, french: 0 },
  { name: 'Regina, SK', weight: 2, french: 0 },
  { name: 'Gatineau, QC', weight: 3, french: 0.8 },
  { name: 'Sherbrooke, QC', weight: 2, french: 0.9 },
  { name: 'Trois-Rivières, QC', weight: 2, french: 1 },
  { name: 'Moncton, NB', weight: 2, french: 0.4 },
  { name: 'Fredericton, NB', weight: 1, french: 0.1 },
  { name: "St. John's, NL", weight: 2, french: 0 },
  { name: 'Charlottetown, PE', weight: 1, french: 0.05 },
];
