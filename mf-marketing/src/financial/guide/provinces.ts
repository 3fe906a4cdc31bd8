import type { Locale } from '@marketplace/section-kit';

export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

export type Province = (typeof provinces)[number];

interface ProvinceName {
  name: string;
  /** With its preposition, because French has four of them. */
  within: string;
}

const names: Record<Province, Record<Locale, ProvinceName>> = {
  AB: { en: { name: 'Alberta', within: 'In Alberta' }, fr: { name: 'Alberta', within: 'En Alberta' } },
  BC: {
    en: { name: 'British Columbia', within: 'In British Columbia' },
    fr: { name: 'Colombie-Britannique', within: 'En Colombie-Britannique' },
  },
  MB: { en: { name: 'Manitoba', within: 'In Manitoba' }, fr: { name: 'Manitoba', within: 'Au Manitoba' } },
  NB: { en: { name: 'New Brunswick', within: 'In New Brunswick' }, fr: { name: 'Nouveau-Brunswick', within: 'Au Nouveau-Brunswick' } },
  NL: {
    en: { name: 'Newfoundland and Labrador', within: 'In Newfoundland and Labrador' },
    fr: { name: 'Terre-Neuve-et-Labrador', within: 'À Terre-Neuve-et-Labrador' },
  },
  NS: { en: { name: 'Nova Scotia', within: 'In Nova Scotia' }, fr: { name: 'Nouvelle-Écosse', within: 'En Nouvelle-Écosse' } },
  NT: {
    en: { name: 'Northwest Territories', within: 'In the Northwest Territories' },
    fr: { name: 'Territoires du Nord-Ouest', within: 'Dans les Territoires du Nord-Ouest' },
  },
  NU: { en: { name: 'Nunavut', within: 'In Nunavut' }, fr: { name: 'Nunavut', within: 'Au Nunavut' } },
  ON: { en: { name: 'Ontario', within: 'In Ontario' }, fr: { name: 'Ontario', within: 'En Ontario' } },
  PE: {
    en: { name: 'Prince Edward Island', within: 'In Prince Edward Island' },
    fr: { name: 'Île-du-Prince-Édouard', within: 'À l’Île-du-Prince-Édouard' },
  },
  QC: { en: { name: 'Quebec', within: 'In Quebec' }, fr: { name: 'Québec', within: 'Au Québec' } },
  SK: { en: { name: 'Saskatchewan', within: 'In Saskatchewan' }, fr: { name: 'Saskatchewan', within: 'En Saskatchewan' } },
  YT: { en: { name: 'Yukon', within: 'In Yukon' }, fr: { name: 'Yukon', within: 'Au Yukon' } },
};

export function provinceName(province: Province, locale: Locale): ProvinceName {
  return names[province][locale];
}

/** The provinces and territories in the alphabetical order of the language. */
export function sortedProvinces(locale: Locale): Province[] {
  const nameOf = (province: Province) => names[province][locale].name;
  return [...provinces].sort((one, other) => nameOf(one).localeCompare(nameOf(other), `${locale}-CA`));
}
