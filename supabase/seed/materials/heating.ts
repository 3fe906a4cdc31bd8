import type { MaterialLine } from './MaterialLine.ts';

export const heating: readonly MaterialLine[] = [
  {
    category: 'Heating & Cooling',
    family: 'thermostat',
    unit: 'each',
    brands: ['Thermaline', 'Aurora Switch'],
    delivery: 'parcel',
    description: ['Control that keeps rooms even and bills low.', 'Commande qui garde les pièces égales et les factures basses.'],
    waste: 0,
    green: 'energy',
    items: [
      [
        'Smart Thermostat with Room Sensor',
        'Thermostat intelligent avec capteur de pièce',
        249.99,
        'Learns when the house is empty.',
        'Apprend quand la maison est vide.',
      ],
      ['Baseboard Thermostat, Connected', 'Thermostat à plinthe, connecté', 89, 'For 240 V heaters.', 'Pour radiateurs de 240 V.'],
      ['Radiant Floor Thermostat', 'Thermostat de plancher radiant', 164.5, 'With a probe under the tile.', 'Avec sonde sous le carreau.'],
    ],
  },
  {
    category: 'Heating & Cooling',
    family: 'heat-pump',
    unit: 'each',
    brands: ['Thermaline', 'Borealis Air'],
    delivery: 'pallet',
    description: [
      'Warm and cool air from one machine; a licensed installer connects it.',
      'Air chaud et froid d’un seul appareil; un installateur titulaire le raccorde.',
    ],
    waste: 0,
    green: 'energy',
    items: [
      [
        'Wall Heat Pump 12,000 BTU, -30 °C',
        'Thermopompe murale 12 000 BTU, -30 °C',
        2389,
        'Heats a floor of an average house.',
        'Chauffe un étage d’une maison moyenne.',
      ],
      ['Portable Heat Pump 10,000 BTU', 'Thermopompe portative 10 000 BTU', 749, 'One hose, on wheels.', 'Un tuyau, sur roulettes.'],
      [
        'Heat Recovery Ventilator',
        'Ventilateur récupérateur de chaleur',
        1245,
        'Fresh air that keeps its heat.',
        'De l’air frais qui garde sa chaleur.',
      ],
    ],
  },
  {
    category: 'Heating & Cooling',
    family: 'stove',
    unit: 'each',
    brands: ['Emberstow', 'Borealis Air'],
    delivery: 'pallet',
    description: ['Heat you can sit beside.', 'Une chaleur auprès de laquelle s’asseoir.'],
    waste: 0,
    items: [
      ['Wood Stove, Small Cabin', 'Poêle à bois, petit chalet', 1798, 'Certified for low smoke.', 'Certifié à faibles émissions.'],
      [
        'Electric Fireplace Insert 30 in',
        'Foyer électrique encastrable 30 po',
        499,
        'Flame without heat in summer.',
        'La flamme sans chaleur, l’été.',
      ],
      ['Electric Baseboard Heater 1,500 W', 'Plinthe électrique 1 500 W', 74.25, 'White, 48 in long.', 'Blanche, 48 po de longueur.'],
    ],
  },
];
