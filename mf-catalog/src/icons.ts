import type { IconShape } from '@marketplace/shared-ui';

// Icons that no other part of the product shows, drawn by Lucide (ISC).

/** With plainer corners than Lucide's: it stands in the document of every page. */
export const shoppingCartIcon: IconShape = {
  d: 'M2 2h2l3 15h12M5 5h17l-2 8H6M8 21h.5M18 21h.5',
};
export const trashIcon: IconShape = {
  d: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
};
