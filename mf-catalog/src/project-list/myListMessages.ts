import { defineMessages } from '@marketplace/section-kit';

/** Texts of the project list on the dashboard. */
export const myListMessages = defineMessages('catalog.my-list', {
  en: {
    loading: 'Loading your project list',
    empty: 'Your project list is empty. Add materials and see what they cost with delivery and taxes.',
    'empty.link': 'Browse materials',
    total_one: '{{count}} item: {{total}} with delivery and taxes',
    total_other: '{{count}} items: {{total}} with delivery and taxes',
    goods_one: '{{count}} item: {{total}} before delivery and taxes',
    goods_other: '{{count}} items: {{total}} before delivery and taxes',
    open: 'Open the project list',
  },
  fr: {
    loading: 'Chargement de votre liste de projet',
    empty: 'Votre liste de projet est vide. Ajoutez des matériaux et voyez ce qu’ils coûtent, livraison et taxes comprises.',
    'empty.link': 'Parcourir les matériaux',
    total_one: '{{count}} article\u00a0: {{total}}, livraison et taxes comprises',
    total_other: '{{count}} articles\u00a0: {{total}}, livraison et taxes comprises',
    goods_one: '{{count}} article\u00a0: {{total}} avant la livraison et les taxes',
    goods_other: '{{count}} articles\u00a0: {{total}} avant la livraison et les taxes',
    open: 'Ouvrir la liste de projet',
  },
});
