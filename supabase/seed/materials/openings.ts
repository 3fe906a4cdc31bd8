import type { MaterialLine } from './MaterialLine.ts';

export const openings: readonly MaterialLine[] = [
  {
    category: 'Doors & Windows',
    family: 'window',
    unit: 'each',
    brands: ['Portes Givrées', 'Clearmarsh'],
    hubs: ['/outdoor/windows'],
    delivery: 'order',
    description: ['Window with warm edges and argon between the panes.', 'Fenêtre à intercalaire chaud, argon entre les vitres.'],
    waste: 0,
    items: [
      [
        'Triple-Pane Casement 30 x 48 in',
        'Fenêtre à battant triple vitrage 30 x 48 po',
        729,
        'Opens like a door for cleaning.',
        'S’ouvre comme une porte pour le lavage.',
        { form: 'casement-window' },
        {
          green: 'energy',
          specs: [
            ['ENERGY STAR', 'ENERGY STAR', 'Yes', 'Oui'],
            ['U-factor', 'Facteur U', '0.85 W/m²·K', '0,85 W/m²·K'],
            ['Glazing', 'Vitrage', 'Triple'],
            ['Opening', 'Ouverture', 'Casement', 'À battant'],
          ],
        },
      ],
      [
        'Double-Pane Slider 48 x 36 in',
        'Fenêtre coulissante double vitrage 48 x 36 po',
        389,
        'For basements and cottages.',
        'Pour sous-sols et chalets.',
        { form: 'sliding-window' },
        {
          specs: [
            ['ENERGY STAR', 'ENERGY STAR', 'No', 'Non'],
            ['U-factor', 'Facteur U', '1.40 W/m²·K', '1,40 W/m²·K'],
            ['Glazing', 'Vitrage', 'Double'],
            ['Opening', 'Ouverture', 'Slider', 'Coulissante'],
          ],
        },
      ],
      [
        'Picture Window 60 x 48 in',
        'Fenêtre fixe 60 x 48 po',
        864,
        'One big view.',
        'Une grande vue.',
        { form: 'picture-window' },
        {
          green: 'energy',
          specs: [
            ['ENERGY STAR', 'ENERGY STAR', 'Yes', 'Oui'],
            ['U-factor', 'Facteur U', '0.90 W/m²·K', '0,90 W/m²·K'],
            ['Glazing', 'Vitrage', 'Triple'],
            ['Opening', 'Ouverture', 'Fixed', 'Fixe'],
          ],
        },
      ],
      [
        'Egress Window 36 x 48 in',
        'Fenêtre d’évacuation 36 x 48 po',
        578,
        'Lets a bedroom go below grade.',
        'Permet une chambre au sous-sol.',
        { form: 'egress-window' },
        {
          green: 'energy',
          specs: [
            ['ENERGY STAR', 'ENERGY STAR', 'Yes', 'Oui'],
            ['U-factor', 'Facteur U', '1.20 W/m²·K', '1,20 W/m²·K'],
            ['Glazing', 'Vitrage', 'Double'],
            ['Opening', 'Ouverture', 'Casement', 'À battant'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Doors & Windows',
    family: 'garage-door',
    unit: 'each',
    brands: ['Threshold North', 'Clearmarsh'],
    hubs: ['/outdoor/garage'],
    delivery: 'order',
    description: ['For a garage that keeps the cold outside.', 'Pour un garage qui laisse le froid dehors.'],
    waste: 0,
    items: [
      [
        'Insulated Garage Door 9 x 7 ft, White',
        'Porte de garage isolée 9 x 7 pi, blanche',
        1249,
        'R-16 panels.',
        'Panneaux R-16.',
        { form: 'garage-door', colour: 'white' },
        {
          green: 'energy',
          specs: [
            ['Door size', 'Taille de porte', '9 x 7 ft', '9 x 7 pi'],
            ['R-value', 'Valeur R', 'R-16'],
            ['Opener', 'Ouvre-porte', '1/2 hp'],
          ],
        },
      ],
      [
        'Insulated Garage Door 16 x 7 ft, Walnut Look',
        'Porte de garage isolée 16 x 7 pi, aspect noyer',
        2489,
        'With a row of windows.',
        'Avec une rangée de fenêtres.',
        { form: 'glazed-garage-door', species: 'walnut' },
        {
          green: 'energy',
          specs: [
            ['Door size', 'Taille de porte', '16 x 7 ft', '16 x 7 pi'],
            ['R-value', 'Valeur R', 'R-12'],
            ['Opener', 'Ouvre-porte', '3/4 hp'],
          ],
        },
      ],
      [
        'Garage Door Opener 3/4 hp, Belt',
        'Ouvre-porte de garage 3/4 hp, courroie',
        369,
        'Quiet under a bedroom.',
        'Silencieux sous une chambre.',
        { form: 'garage-opener' },
        {
          specs: [
            ['Opener', 'Ouvre-porte', '3/4 hp'],
            ['Doors up to', 'Portes jusqu’à', '16 ft', '16 pi'],
          ],
        },
      ],
      [
        'Garage Door Seal Kit 16 ft',
        'Trousse de joints de porte de garage 16 pi',
        58.75,
        'Keeps snow and mice out.',
        'Garde dehors neige et souris.',
        { form: 'garage-seal' },
        { specs: [['Door size', 'Taille de porte', '16 x 7 ft', '16 x 7 pi']] },
      ],
    ],
  },
];
