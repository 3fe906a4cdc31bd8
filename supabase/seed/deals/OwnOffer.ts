import type { Picture } from '../../pictures/Picture.ts';

/** A text in both languages. */
export type Texts = readonly [english: string, french: string];

/** An offer that is no single material of the catalogue. */
export interface OwnOffer {
  title: Texts;
  description: Texts;
  /** Regular price in dollars. */
  price: number;
  percent: number;
  unit: string;
  category: string;
  /** Of each thing in it. */
  pictures: readonly Picture[];
  /** Place in the list of vendors. */
  vendor: number;
  evidence: Texts;
  stock?: number;
  condition?: 'New' | 'Display Model';
  reason?: 'Discontinued' | 'Floor Model' | 'Overstock' | 'Previous Season';
  parts: readonly { name: string; name_fr: string; price: number; quantity: number; material_id: number }[];
}
