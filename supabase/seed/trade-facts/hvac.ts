import type { TradeFacts } from './TradeFacts.ts';

export const hvac: TradeFacts = {
  trade: 'HVAC',
  menu: [
    ['Cold-climate heat pump', 'Thermopompe pour climat froid', 7200],
    ['Furnace replacement', 'Remplacement de fournaise', 3900],
    ['Annual tune-up', 'Entretien annuel', 149],
    ['Duct sealing', 'Étanchéité des conduits', 900],
    ['Heat recovery ventilator', 'Ventilateur récupérateur de chaleur', 2600],
    ['Emergency heat repair', 'Réparation urgente du chauffage', 195],
    ['Central air conditioning', 'Climatisation centrale', 4200],
    ['Smart thermostat', 'Thermostat intelligent', 240, 'item'],
  ],
  habits: [
    ['heat loss is measured room by room', 'la perte de chaleur est mesurée pièce par pièce'],
    ['grant forms are filled in with you', 'les formulaires de subvention sont remplis avec vous'],
    ['the old unit leaves with us', 'l’ancien appareil repart avec nous'],
    ['a technician is on call all winter', 'un technicien est de garde tout l’hiver'],
    ['filters are shown, not only changed', 'les filtres sont montrés, pas seulement changés'],
  ],
};
