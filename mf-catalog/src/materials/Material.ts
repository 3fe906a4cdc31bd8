import { toProvince, type Answer, type Locale } from '@marketplace/section-kit';
import { frenchProvinces } from '@marketplace/section-kit/provinces';

/** What one unit covers: square feet, feet of length, or pieces. */
export interface Coverage {
  amount: number;
  unit: 'sqft' | 'lnft' | 'each';
}

/** A building material as lists show it, its texts in the language of the page. Pages carry each row, so it has nothing that no card needs. */
export interface ListedMaterial {
  id: number;
  vendorId: string | null;
  vendorName: string | null;
  name: string;
  /** English title of the category; addresses and filters use it. */
  category: string;
  /** Canadian dollars, before tax. */
  price: number;
  /** What the price is for, in English: `per board`. `useUnitText` says it to people. */
  unit: string;
  /** Name of a picture, see `materialArt`. */
  image: string | null;
  brand: string | null;
  rating: number | null;
  reviews: number;
  /** City and province in words. */
  location: string;
  inStock: boolean;
  description: string;
  /** What makes it a sustainable option. */
  sustainability: string | null;
  /** When and how it comes. */
  delivery: string;
  /** Invented, which pages say. */
  sample: boolean;
}

/** A building material with what is calculated with. */
export interface Material extends ListedMaterial {
  /** What kind of thing it is, such as `tile` or `lumber`. */
  family: string;
  coverage: Coverage | null;
  /** Percent to buy more for cuts and breakage. */
  wastePct: number;
}

/** A row of `search_materials`. */
export type MaterialRow = Answer<'search_materials'>['items'][number];

/** @param row of the database, with the texts of both languages; what is not translated stays English */
export function toListedMaterial(row: MaterialRow, locale: Locale): ListedMaterial {
  const said = (english: string, french: string | null) => (locale === 'fr' && french) || english;
  return {
    id: row.id,
    vendorId: row.vendor_id,
    vendorName: row.vendor_name,
    name: said(row.name, row.name_fr),
    category: row.category,
    price: row.price,
    unit: row.unit,
    image: row.image,
    brand: row.brand,
    rating: row.rating,
    reviews: row.reviews,
    location: locale === 'fr' ? frenchLocation(row) : row.location,
    inStock: row.in_stock,
    description: said(row.description, row.description_fr),
    sustainability: row.sustainability && said(row.sustainability, row.sustainability_fr),
    delivery: said(row.delivery, row.delivery_fr),
    sample: row.is_sample,
  };
}

/** @param row as {@link toListedMaterial} takes it */
export function toMaterial(row: MaterialRow, locale: Locale): Material {
  return {
    ...toListedMaterial(row, locale),
    family: row.family,
    coverage: row.coverage_per_unit && row.coverage_unit ? { amount: row.coverage_per_unit, unit: row.coverage_unit } : null,
    wastePct: row.waste_pct,
  };
}

function frenchLocation({ location, province }: MaterialRow): string {
  const code = toProvince(province);
  const comma = location.lastIndexOf(', ');
  return code && comma > 0 ? `${location.slice(0, comma)}, ${frenchProvinces[code]}` : location;
}
