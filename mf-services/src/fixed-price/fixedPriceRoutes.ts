import type { RouteSource } from '@marketplace/section-kit';

/** Services at a fixed price. */
export const fixedPriceRoutes: RouteSource[] = [
  {
    path: '/services/assembly',
    chunk: 'fixed-assembly',
    lazy: () => import('./services/assembly'),
    title: { en: 'Furniture assembly at a fixed price', fr: 'Assemblage de meubles à prix fixe' },
    description: {
      en: 'Count what has to be put together. One visit, one price, tools included.',
      fr: 'Comptez ce qu’il faut assembler. Une visite, un prix, outils compris.',
    },
    parents: ['/services'],
  },
  {
    path: '/services/storage',
    chunk: 'fixed-storage',
    lazy: () => import('./services/storage'),
    title: { en: 'Storage by the month at a fixed price', fr: 'Entreposage au mois à prix fixe' },
    description: {
      en: 'Pick a unit and how long you need it. You see the first month, and every month after it.',
      fr: 'Choisissez un espace et une durée. Vous voyez le premier mois, et chaque mois qui suit.',
    },
    parents: ['/services'],
  },
  {
    path: '/services/cleaning',
    chunk: 'fixed-cleaning',
    lazy: () => import('./services/cleaning'),
    title: { en: 'House cleaning at a fixed price', fr: 'Entretien ménager à prix fixe' },
    description: {
      en: 'Choose the size of your home and how often, see the whole price with tax, and book a half day with a verified team near you.',
      fr: 'Choisissez la taille du logement et la fréquence, voyez le prix complet avec les taxes et réservez une demi-journée avec une équipe vérifiée près de chez vous.',
    },
    parents: ['/services'],
  },
  {
    path: '/services/moving',
    chunk: 'fixed-moving',
    lazy: () => import('./services/moving'),
    title: { en: 'Moving at a fixed price', fr: 'Déménagement à prix fixe' },
    description: {
      en: 'Rooms, distance and stairs make the price. It does not change on moving day.',
      fr: 'Le nombre de pièces, la distance et les escaliers font le prix. Il ne change pas le jour du déménagement.',
    },
    parents: ['/services'],
  },
  {
    path: '/services/pest-control',
    chunk: 'fixed-pest-control',
    lazy: () => import('./services/pestControl'),
    title: { en: 'Pest control at a fixed price', fr: 'Extermination à prix fixe' },
    description: {
      en: 'Say what you have seen and where. The price covers inspection, treatment and the number of visits you choose.',
      fr: 'Dites ce que vous avez vu, et où. Le prix comprend l’inspection, le traitement et le nombre de visites choisi.',
    },
    parents: ['/services'],
  },
  {
    path: '/services/hvac',
    chunk: 'fixed-hvac',
    lazy: () => import('./services/hvac'),
    title: { en: 'Heating and cooling visits at a fixed price', fr: 'Visites de chauffage et climatisation à prix fixe' },
    description: {
      en: 'A tune-up, new filters, or a visit to measure for a new system: one price, travel included.',
      fr: 'Une mise au point, des filtres neufs ou une visite pour mesurer en vue d’un nouvel appareil\u00a0: un seul prix, déplacement compris.',
    },
    parents: ['/services'],
  },
];
