import type { Answer, Locale } from '@marketplace/section-kit';

/** A specification that people choose by. */
export interface Facet {
  /** In English; addresses and the search use it. */
  label: string;
  /** In the language of the page. */
  title: string;
  /** In the order of their titles, numbers by size. */
  values: readonly { value: string; title: string }[];
}

/** A facet as `search_materials` answers it. */
export type FacetRow = NonNullable<Answer<'search_materials'>['facets']>[number];

/** @param row in both languages */
export function toFacet({ label, label_fr, values }: FacetRow, locale: Locale): Facet {
  const said = (english: string, french: string) => (locale === 'fr' ? french : english);
  return {
    label,
    title: said(label, label_fr),
    values: values
      .map(({ value, value_fr }) => ({ value, title: said(value, value_fr) }))
      .sort((a, b) => a.title.localeCompare(b.title, locale, { numeric: true })),
  };
}
