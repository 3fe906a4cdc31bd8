import type { TradeFacts } from './TradeFacts.ts';

export const homeMaintenance: TradeFacts = {
  trade: 'Home Maintenance',
  menu: [
    ['Handyman visits', 'Visites d’homme à tout faire', 75, 'hour'],
    ['Eavestrough cleaning', 'Nettoyage de gouttières', 160],
    ['Door adjustment', 'Ajustement de portes', 110],
    ['Caulking and sealing', 'Calfeutrage', 185],
    ['Shelf and picture hanging', 'Pose d’étagères et de cadres', 85],
    ['Drywall patches', 'Retouches de gypse', 160],
    ['Seasonal checkup', 'Vérification saisonnière', 220, 'visit'],
    ['Fence repair', 'Réparation de clôture', 240],
  ],
  habits: [
    ['small jobs are gathered into one visit', 'les petits travaux sont réunis en une visite'],
    ['a list with photos follows every checkup', 'une liste avec photos suit chaque vérification'],
    ['materials are billed at their price', 'les matériaux sont facturés au prix coûtant'],
    ['we say when a job needs a licensed trade', 'nous disons quand il faut un métier réglementé'],
    ['the same person returns each season', 'la même personne revient chaque saison'],
  ],
};
