import { defineMessages } from '@marketplace/section-kit';

/** Headings of the list as a table. */
export const tableMessages = defineMessages('catalog.list.table', {
  en: {
    room: 'Room',
    item: 'Item',
    quantity: 'Quantity',
    unit: 'Unit',
    price: 'Unit price (CAD)',
    total: 'Line total (CAD)',
    vendor: 'Vendor',
    note: 'Note',
    finalSale: 'Final sale',
    yes: 'Yes',
    file: 'project-list.csv',
  },
  fr: {
    room: 'Pièce',
    item: 'Article',
    quantity: 'Quantité',
    unit: 'Unité',
    price: 'Prix unitaire (CAD)',
    total: 'Total de la ligne (CAD)',
    vendor: 'Fournisseur',
    note: 'Note',
    finalSale: 'Vente finale',
    yes: 'Oui',
    file: 'liste-de-projet.csv',
  },
});
