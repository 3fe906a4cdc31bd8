import type { Answer } from '@marketplace/section-kit';
import { answeredAt } from './serverClock';

export type DealKind = DealRow['kind'];

/** One article of a bundle. */
export interface DealPart {
  name: string;
  /** Regular price of one, in dollars. */
  price: number;
  quantity: number;
  materialId: number | null;
}

/** An offer as pages show it, its texts in the language of the page. */
export interface Deal {
  id: string;
  kind: DealKind;
  title: string;
  description: string;
  /** Canadian dollars, before tax. */
  originalPrice: number;
  salePrice: number;
  /** Whole percent, rounded down. */
  discount: number;
  /** What the prices are for, in English: `per board`. `useUnitText` says it to people. */
  unit: string;
  /** ISO time; `null` while stock lasts, or when the offer does not count now. */
  endsAt: string | null;
  /** When the server answered, in milliseconds by its clock; 0 without an end. */
  answeredAt: number;
  /** Pieces left; `null` where nobody counts. */
  stock: number | null;
  /** Pieces of a limited offer, sold ones included. */
  totalStock: number | null;
  soldCount: number;
  condition: string | null;
  reason: string | null;
  /** English title of the category. */
  category: string | null;
  /** Name of a picture, see `materialArt`. */
  image: string | null;
  rating: number | null;
  materialId: number | null;
  vendorId: string | null;
  vendorName: string | null;
  parts: DealPart[];
  /** How it is known that the regular price was really asked. */
  evidence: string;
  /** Invented, which pages say. */
  sample: boolean;
}

/** An offer as `current_deals`, `flyer_week` and `deal_page` answer it. */
export type DealRow = Answer<'current_deals'>[number];

export const toDeal = (row: DealRow): Deal => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  description: row.description,
  originalPrice: row.original_price,
  salePrice: row.sale_price,
  discount: row.discount,
  unit: row.unit,
  endsAt: row.ends_at,
  answeredAt: answeredAt(row),
  stock: row.stock,
  totalStock: row.total_stock,
  soldCount: row.sold_count,
  condition: row.condition,
  reason: row.reason,
  category: row.category,
  image: row.image,
  rating: row.rating,
  materialId: row.material_id,
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  parts: row.parts.map(({ name, price, quantity, material_id }) => ({ name, price, quantity, materialId: material_id })),
  evidence: row.evidence,
  sample: row.is_sample,
});

export const isSoldOut = ({ stock }: Deal): boolean => stock !== null && stock <= 0;
