import type { NavigationEntry } from '@marketplace/section-kit/manifest';

/** Entries of the shell's menus, its footer and its sitemap. */
export const navigation: NavigationEntry[] = [
  { group: 'shop', order: 30, path: '/services' },
  { group: 'inside', order: 20, path: '/indoor/plumbing', title: { en: 'Plumbing', fr: 'Plomberie' } },
  {
    group: 'inside',
    order: 30,
    path: '/indoor/bathroom-maintenance',
    title: { en: 'Bathroom Maintenance', fr: 'Entretien de salle de bain' },
  },
  { group: 'inside', order: 40, path: '/indoor/design', title: { en: 'Interior Design', fr: 'Design d’intérieur' } },
  {
    group: 'inside',
    order: 50,
    path: '/indoor/contractors',
    title: { en: 'Indoor Contractors', fr: 'Entrepreneurs en travaux intérieurs' },
  },
  { group: 'envelope', order: 20, path: '/outdoor/roofing', title: { en: 'Roofing', fr: 'Toiture' } },
  { group: 'envelope', order: 30, path: '/outdoor/commercial-roofing', title: { en: 'Commercial Roofing', fr: 'Toiture commerciale' } },
  { group: 'yard', order: 10, path: '/outdoor/landscaping', title: { en: 'Landscaping', fr: 'Aménagement paysager' } },
  { group: 'yard', order: 20, path: '/outdoor/lawn-care', title: { en: 'Lawn Care', fr: 'Entretien de la pelouse' } },
  { group: 'outside', order: 20, path: '/outdoor/maintenance', title: { en: 'Outdoor Maintenance', fr: 'Entretien extérieur' } },
  { group: 'outside', order: 30, path: '/outdoor/design', title: { en: 'Landscape Design', fr: 'Conception paysagère' } },
  {
    group: 'outside',
    order: 40,
    path: '/outdoor/contractors',
    title: { en: 'Outdoor Contractors', fr: 'Entrepreneurs en travaux extérieurs' },
  },
  { group: 'fixedPrice', order: 10, path: '/services/assembly', title: { en: 'Assembly', fr: 'Assemblage' } },
  { group: 'fixedPrice', order: 20, path: '/services/storage', title: { en: 'Storage', fr: 'Entreposage' } },
  { group: 'fixedPrice', order: 30, path: '/services/cleaning', title: { en: 'Cleaning', fr: 'Entretien ménager' } },
  { group: 'fixedPrice', order: 40, path: '/services/moving', title: { en: 'Moving', fr: 'Déménagement' } },
  { group: 'fixedPrice', order: 50, path: '/services/pest-control', title: { en: 'Pest Control', fr: 'Extermination' } },
  { group: 'fixedPrice', order: 60, path: '/services/hvac', title: { en: 'HVAC', fr: 'Chauffage et climatisation' } },
  { group: 'popular', order: 10, path: '/services' },
];
