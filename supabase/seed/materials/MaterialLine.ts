import type { Picture } from '../../pictures/Picture.ts';

/** What makes something a sustainable option. */
export const sustainability = {
  wood: ['Responsibly sourced wood', 'Bois de source responsable'],
  reclaimed: ['Reclaimed material', 'Matériau récupéré'],
  recycled: ['Recycled content', 'Contenu recyclé'],
  lowVoc: ['Low-VOC', 'Faible teneur en COV'],
  energy: ['Energy efficient', 'Écoénergétique'],
  water: ['Water saving', 'Économe en eau'],
  local: ['Made in Canada', 'Fabriqué au Canada'],
} as const;

/** How it comes. */
export const deliveries = {
  parcel: ['Ships in 1 to 2 business days', 'Expédié en 1 ou 2 jours ouvrables'],
  pallet: ['Curbside delivery in 3 to 6 business days', 'Livraison en bordure de rue en 3 à 6 jours ouvrables'],
  truck: ['Delivered by boom truck in 4 to 7 business days', 'Livré par camion-grue en 4 à 7 jours ouvrables'],
  order: ['Made to order, delivered in 2 to 4 weeks', 'Fabriqué sur commande, livré en 2 à 4 semaines'],
} as const;

export type Unit =
  | 'per board'
  | 'per set'
  | 'per sq ft'
  | 'each'
  | 'per box'
  | 'per roll'
  | 'per gallon'
  | 'per litre'
  | 'per bag'
  | 'per linear ft'
  | 'per bundle'
  | 'per sheet'
  | 'per panel';

export type Coverage = readonly [amount: number, unit: 'sqft' | 'lnft' | 'each'];
export type Spec = readonly [label: string, labelFr: string, value: string, valueFr?: string];

export interface Extras {
  green?: keyof typeof sustainability;
  coverage?: Coverage;
  specs?: readonly Spec[];
}

/** A product of a line: names, price in dollars, a sentence of its own, and what its picture shows. */
export type Item = readonly [
  name: string,
  nameFr: string,
  price: number,
  detail: string,
  detailFr: string,
  picture: Picture,
  extras?: Extras,
];

/** Products that share what they are, what is said about them and how they are sold. */
export interface MaterialLine {
  /** A title of the category list. */
  category: string;
  /** What kind of thing it is; the catalogue shows one family after the other. */
  family: string;
  unit: Unit;
  brands: readonly string[];
  hubs?: readonly string[];
  delivery: keyof typeof deliveries;
  description: readonly [english: string, french: string];
  green?: keyof typeof sustainability;
  coverage?: Coverage;
  /** Percent to buy more for cuts and breakage; 10 unless said. */
  waste?: number;
  specs?: readonly Spec[];
  items: readonly Item[];
}
