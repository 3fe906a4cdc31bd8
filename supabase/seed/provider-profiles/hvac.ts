import type { TradeTexts } from './TradeTexts.ts';

export const hvac: TradeTexts = {
  trade: 'HVAC',
  taglines: [
    ['Warm at minus thirty, quiet at midnight', 'Au chaud à moins trente, en silence à minuit'],
    ['Heat pumps sized by numbers, not by guess', 'Des thermopompes calculées, pas devinées'],
    ['Comfort you can hear: nothing', 'Le confort qu’on n’entend pas'],
  ],
  about: [
    [
      '{name} has heated and cooled homes in {city} since {year}. We measure the heat loss of the house before we name a machine.',
      '{name} chauffe et climatise les maisons de {city} depuis {year}. Nous mesurons les pertes de chaleur avant de nommer un appareil.',
    ],
    [
      'Furnaces, heat pumps and fresh air: since {year}, {name} has installed and looked after systems around {city}. Rebate papers are filled in by us.',
      'Fournaises, thermopompes et air frais : depuis {year}, {name} installe et entretient des systèmes dans la région de {city}. Nous remplissons les papiers de subvention.',
    ],
  ],
  aboutAnother: [
    'Since {year}, {name} has answered calls in {city} on the coldest nights of the year. Most repairs end the same day, because the van carries what usually breaks.',
    'Depuis {year}, {name} répond aux appels à {city} les nuits les plus froides de l’année. La plupart des réparations se font le jour même : le camion transporte ce qui brise d’habitude.',
  ],
  services: [
    ['Cold-climate heat pump', 'Thermopompe pour climat froid'],
    ['Furnace replacement', 'Remplacement de fournaise'],
    ['Annual tune-up', 'Entretien annuel'],
    ['Duct sealing', 'Étanchéité des conduits'],
    ['Heat recovery ventilator', 'Ventilateur récupérateur de chaleur'],
    ['Emergency heat repair', 'Réparation urgente du chauffage'],
  ],
  projects: [
    {
      title: ['Heat pump on a brick semi', 'Thermopompe sur un jumelé de brique'],
      text: [
        'Two indoor heads, one outdoor unit on a snow stand, gas kept as backup.',
        'Deux têtes intérieures, une unité sur support à neige, le gaz gardé en relève.',
      ],
      art: 'service-hvac',
    },
    {
      title: ['Fresh air for a tight house', 'De l’air frais dans une maison étanche'],
      text: ['A heat recovery ventilator balanced room by room.', 'Un récupérateur de chaleur équilibré pièce par pièce.'],
      art: 'service-general',
    },
    {
      title: ['Boiler room reborn', 'Chaufferie remise à neuf'],
      text: [
        'Old iron out, condensing boiler in, every pipe insulated and labelled.',
        'La vieille fonte dehors, une chaudière à condensation dedans, chaque tuyau isolé et identifié.',
      ],
      art: 'service-plumbing',
    },
    {
      title: ['Cooling for a workshop', 'Climatiser un atelier'],
      text: ['One ductless head keeps a two-bay garage at 21 degrees.', 'Une seule tête sans conduit garde un garage double à 21 degrés.'],
      art: 'service-storage',
    },
  ],
  testimonials: [
    {
      project: ['Heat pump', 'Thermopompe'],
      text: [
        'They showed me the heat-loss sheet. My last three quotes were guesses.',
        'Ils m’ont montré le calcul. Mes trois autres soumissions étaient des suppositions.',
      ],
      rating: 5,
    },
    {
      project: ['No heat on a Sunday', 'Sans chauffage un dimanche'],
      text: ['Here in two hours with the part.', 'Chez nous en deux heures, avec la pièce.'],
      rating: 5,
    },
    {
      project: ['Furnace', 'Fournaise'],
      text: ['Good work. The thermostat took a second visit.', 'Bon travail. Le thermostat a demandé une deuxième visite.'],
      rating: 4,
    },
    {
      project: ['Tune-up', 'Entretien'],
      text: ['Cleaned, measured, explained, gone in an hour.', 'Nettoyé, mesuré, expliqué, en une heure.'],
      rating: 5,
    },
  ],
};
