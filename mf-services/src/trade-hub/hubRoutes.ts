import type { RouteSource } from '@marketplace/section-kit';

/** Pages about one kind of work: who does it nearby, what it costs, which licence it takes. */
export const hubRoutes: RouteSource[] = [
  {
    path: '/indoor/plumbing',
    chunk: 'hub-plumbing',
    lazy: () => import('./hubs/plumbing'),
    title: { en: 'Plumbers near you', fr: 'Plombiers près de chez vous' },
    description: {
      en: 'A dripping tap, a blocked drain or new pipes: compare plumbers near your postal code, see what the work usually costs and who has to hold which licence.',
      fr: 'Un robinet qui coule, un drain bouché ou de nouvelles conduites\u00a0: comparez les plombiers près de votre code postal, voyez ce que coûtent les travaux et qui doit détenir quelle licence.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/indoor/bathroom-maintenance',
    chunk: 'hub-bathroom-maintenance',
    lazy: () => import('./hubs/bathroomMaintenance'),
    title: { en: 'Bathroom maintenance', fr: 'Entretien de la salle de bain' },
    description: {
      en: 'Small repairs now keep water out of the walls. Find people who do them, with a checklist for every season.',
      fr: 'De petites réparations faites à temps gardent l’eau hors des murs. Trouvez qui les fait, avec une liste de vérification pour chaque saison.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/indoor/design',
    chunk: 'hub-indoor-design',
    lazy: () => import('./hubs/indoorDesign'),
    title: { en: 'Interior designers', fr: 'Designers d’intérieur' },
    description: {
      en: 'Look at the portfolio first: open a designer’s profile, see finished rooms, then ask for a quote for yours.',
      fr: 'Regardez d’abord les réalisations\u00a0: ouvrez un profil, voyez des pièces terminées, puis demandez une soumission pour la vôtre.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/indoor/contractors',
    chunk: 'hub-indoor-contractors',
    lazy: () => import('./hubs/indoorContractors'),
    title: { en: 'Indoor contractors', fr: 'Entrepreneurs pour l’intérieur' },
    description: {
      en: 'Every indoor trade in one place. Choose the trade, keep to verified companies if you like, and ask up to three for a quote.',
      fr: 'Tous les métiers de l’intérieur au même endroit. Choisissez le métier, limitez-vous aux entreprises vérifiées si vous le voulez, et demandez jusqu’à trois soumissions.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/outdoor/roofing',
    chunk: 'hub-roofing',
    lazy: () => import('./hubs/roofing'),
    title: { en: 'Roofers near you', fr: 'Couvreurs près de chez vous' },
    description: {
      en: 'Repairs, new shingles and metal roofs. See who works near you, what it usually costs, and which papers to ask for before anybody climbs up.',
      fr: 'Réparations, bardeaux neufs et toits de métal. Voyez qui travaille près de chez vous, ce qu’il en coûte et quels papiers demander avant que quiconque monte.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/outdoor/commercial-roofing',
    chunk: 'hub-commercial-roofing',
    lazy: () => import('./hubs/commercialRoofing'),
    title: { en: 'Commercial roofing', fr: 'Toitures commerciales' },
    description: {
      en: 'Flat roofs for shops, offices, plexes and condominiums: repair, replacement and maintenance contracts.',
      fr: 'Toits plats de commerces, bureaux, plex et copropriétés\u00a0: réparation, remplacement et contrats d’entretien.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/outdoor/landscaping',
    chunk: 'hub-landscaping',
    lazy: () => import('./hubs/landscaping'),
    title: { en: 'Landscapers near you', fr: 'Paysagistes près de chez vous' },
    description: {
      en: 'Patios, walls, trees and planting. Compare landscapers near your postal code and know the rules of your province before the first shovel.',
      fr: 'Patios, murets, arbres et plantations. Comparez les paysagistes près de votre code postal et connaissez les règles de votre province avant la première pelletée.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/outdoor/lawn-care',
    chunk: 'hub-lawn-care',
    lazy: () => import('./hubs/lawnCare'),
    title: { en: 'Lawn care', fr: 'Entretien de pelouse' },
    description: {
      en: 'Mowing, aeration and fall cleaning: pick how often, see what is usual, and know what may be sprayed in your province.',
      fr: 'Tonte, aération et ménage d’automne\u00a0: choisissez la fréquence, voyez ce qui est courant et ce qui peut être appliqué dans votre province.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/outdoor/maintenance',
    chunk: 'hub-outdoor-maintenance',
    lazy: () => import('./hubs/outdoorMaintenance'),
    title: { en: 'Outdoor home maintenance', fr: 'Entretien extérieur de la maison' },
    description: {
      en: 'Water, frost and sun work on a house all year. A checklist for each season, and people near you who go through it.',
      fr: 'L’eau, le gel et le soleil travaillent toute l’année. Une liste pour chaque saison, et des gens près de chez vous pour la suivre.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/outdoor/design',
    chunk: 'hub-outdoor-design',
    lazy: () => import('./hubs/outdoorDesign'),
    title: { en: 'Outdoor and garden designers', fr: 'Design de jardins et d’espaces extérieurs' },
    description: {
      en: 'A plan before the first shovel. Start with finished gardens in the portfolios of designers near you.',
      fr: 'Un plan avant la première pelletée. Commencez par les jardins terminés des designers près de chez vous.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
  {
    path: '/outdoor/contractors',
    chunk: 'hub-outdoor-contractors',
    lazy: () => import('./hubs/outdoorContractors'),
    title: { en: 'Outdoor contractors', fr: 'Entrepreneurs pour l’extérieur' },
    description: {
      en: 'Roof, walls, windows, decks and yard. Choose the trade and see who works near your postal code.',
      fr: 'Toit, murs, fenêtres, terrasses et terrain. Choisissez le métier et voyez qui travaille près de votre code postal.',
    },
    facts: 'describe_trade_hub',
    parents: ['/services'],
  },
];
