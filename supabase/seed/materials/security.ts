import type { MaterialLine } from './MaterialLine.ts';

export const security: readonly MaterialLine[] = [
  {
    category: 'Safety & Security',
    family: 'alarm',
    unit: 'per set',
    brands: ['Watchfern', 'Voltgarde'],
    hubs: ['/indoor/security', '/outdoor/security'],
    delivery: 'parcel',
    description: ['Security kit that a person can install in an afternoon.', 'Trousse de sécurité qu’une personne pose en un après-midi.'],
    waste: 0,
    specs: [['Type', 'Type', 'Alarm kit', 'Trousse d’alarme']],
    items: [
      [
        'Wireless Alarm Kit, 8 Pieces',
        'Trousse d’alarme sans fil, 8 pièces',
        329,
        'Hub, keypad, five sensors and a siren.',
        'Centrale, clavier, cinq détecteurs et sirène.',
        { form: 'alarm-kit', count: 8 },
        {
          specs: [
            ['Power', 'Alimentation', 'Outlet and backup battery', 'Prise et pile de secours'],
            ['Monitoring', 'Télésurveillance', '24.99 CAD a month, optional', '24,99\u00a0$ par mois, facultative'],
            ['Pieces', 'Pièces', '8'],
          ],
        },
      ],
      [
        'Starter Alarm Kit, 4 Pieces',
        'Trousse d’alarme de départ, 4 pièces',
        189,
        'For a flat or a cottage.',
        'Pour un logement ou un chalet.',
        { form: 'alarm-kit', count: 4 },
        {
          specs: [
            ['Power', 'Alimentation', 'Outlet and backup battery', 'Prise et pile de secours'],
            ['Monitoring', 'Télésurveillance', '14.99 CAD a month, optional', '14,99\u00a0$ par mois, facultative'],
            ['Pieces', 'Pièces', '4'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Safety & Security',
    family: 'camera',
    unit: 'each',
    brands: ['Watchfern', 'Owlcroft'],
    hubs: ['/outdoor/security'],
    delivery: 'parcel',
    description: [
      'Camera that records to a card of your own; no subscription needed.',
      'Caméra qui enregistre sur votre propre carte, sans abonnement.',
    ],
    waste: 0,
    specs: [
      ['Monitoring', 'Télésurveillance', 'None needed', 'Aucune requise'],
      ['Type', 'Type', 'Camera', 'Caméra'],
    ],
    items: [
      [
        'Outdoor Camera with Floodlight',
        'Caméra extérieure avec projecteur',
        214,
        'Works down to -30 °C.',
        'Fonctionne jusqu’à -30 °C.',
        { form: 'flood-camera' },
        {
          specs: [
            ['Power', 'Alimentation', 'Wired', 'Câblée'],
            ['Works down to', 'Fonctionne jusqu’à', '-30 °C'],
          ],
        },
      ],
      [
        'Video Doorbell, Wired',
        'Sonnette vidéo câblée',
        159,
        'Uses the wires of your old bell.',
        'Utilise les fils de l’ancienne sonnette.',
        { form: 'doorbell' },
        {
          specs: [
            ['Power', 'Alimentation', 'Wired', 'Câblée'],
            ['Works down to', 'Fonctionne jusqu’à', '-25 °C'],
          ],
        },
      ],
      [
        'Solar Camera, Wireless',
        'Caméra solaire sans fil',
        178.5,
        'Charges itself from four hours of light.',
        'Se recharge avec quatre heures de lumière.',
        { form: 'solar-camera' },
        {
          green: 'energy',
          specs: [
            ['Power', 'Alimentation', 'Solar', 'Solaire'],
            ['Works down to', 'Fonctionne jusqu’à', '-20 °C'],
          ],
        },
      ],
    ],
  },
  {
    category: 'Safety & Security',
    family: 'smoke-alarm',
    unit: 'each',
    brands: ['Voltgarde', 'Owlcroft'],
    hubs: ['/indoor/security'],
    delivery: 'parcel',
    description: ['Alarm certified for Canadian homes.', 'Avertisseur certifié pour les maisons canadiennes.'],
    waste: 0,
    coverage: [1, 'each'],
    specs: [
      ['Monitoring', 'Télésurveillance', 'None needed', 'Aucune requise'],
      ['Type', 'Type', 'Smoke alarm', 'Avertisseur de fumée'],
    ],
    items: [
      [
        'Smoke and CO Alarm, 10-Year Battery',
        'Avertisseur de fumée et de CO, pile de 10 ans',
        62.9,
        'Says which danger it found.',
        'Dit quel danger il a trouvé.',
        { form: 'smoke-alarm' },
        {
          specs: [
            ['Power', 'Alimentation', 'Battery', 'Piles'],
            ['Detects', 'Détecte', 'Smoke and CO', 'Fumée et CO'],
          ],
        },
      ],
      [
        'Linked Smoke Alarm, Hard-Wired',
        'Avertisseur de fumée relié, câblé',
        38.5,
        'When one sounds, all sound.',
        'Quand l’un sonne, tous sonnent.',
        { form: 'wired-smoke-alarm' },
        {
          specs: [
            ['Power', 'Alimentation', 'Wired', 'Câblée'],
            ['Detects', 'Détecte', 'Smoke', 'Fumée'],
          ],
        },
      ],
      [
        'Water Leak Sensor',
        'Détecteur de fuite d’eau',
        29.75,
        'Warns before the basement is wet.',
        'Avertit avant que le sous-sol soit mouillé.',
        { form: 'leak-sensor' },
        {
          green: 'water',
          specs: [
            ['Type', 'Type', 'Leak sensor', 'Détecteur de fuite'],
            ['Power', 'Alimentation', 'Battery', 'Piles'],
            ['Detects', 'Détecte', 'Water', 'Eau'],
          ],
        },
      ],
    ],
  },
];
