import { choiceParam, defineQuery } from '@marketplace/section-kit';
import type { Deal } from '../deals/Deal';

export const sorts = ['discount', 'price-low', 'price-high', 'stock'] as const;
export type Sort = (typeof sorts)[number];
export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** How clearance is shown. */
export const clearanceQuery = defineQuery({ sort: choiceParam('discount', sorts), view: choiceParam('grid', views) });

const orders: Record<Sort, (a: Deal, b: Deal) => number> = {
  discount: (a, b) => b.discount - a.discount,
  'price-low': (a, b) => a.salePrice - b.salePrice,
  'price-high': (a, b) => b.salePrice - a.salePrice,
  stock: (a, b) => (b.stock ?? 0) - (a.stock ?? 0),
};

/** In the order asked for; ties stay in the order of their ids, so that no two visits differ. */
export const sortClearance = (items: readonly Deal[], sort: Sort): Deal[] =>
  [...items].sort((a, b) => orders[sort](a, b) || (a.id < b.id ? -1 : Number(a.id > b.id)));
