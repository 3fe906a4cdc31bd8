import type { TradeFacts } from './TradeFacts.ts';

export const siding: TradeFacts = {
  trade: 'Siding',
  menu: [
    ['Vinyl siding', 'Revêtement de vinyle', 8.5, 'sq ft'],
    ['Fibre cement siding', 'Revêtement de fibrociment', 14, 'sq ft'],
    ['Wood siding', 'Revêtement de bois', 16, 'sq ft'],
    ['Aluminum trim', 'Moulures d’aluminium', 14, 'linear ft'],
    ['Soffit and fascia', 'Soffite et bordure de toit', 18, 'linear ft'],
    ['Siding repair', 'Réparation de revêtement', 420],
    ['Exterior insulation', 'Isolation extérieure', 6.5, 'sq ft'],
    ['Stone panels', 'Panneaux de pierre', 24, 'sq ft'],
  ],
  habits: [
    ['walls are wrapped before panels go on', 'les murs sont enveloppés avant les panneaux'],
    ['corners are mitred, not covered', 'les coins sont coupés en onglet, pas recouverts'],
    ['old siding is sorted for recycling', 'l’ancien revêtement est trié pour le recyclage'],
    ['vents and taps get proper blocks', 'évents et robinets reçoivent un vrai support'],
    ['colours are shown on a full board', 'les couleurs sont montrées sur une planche entière'],
  ],
};
