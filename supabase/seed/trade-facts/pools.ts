import type { TradeFacts } from './TradeFacts.ts';

export const pools: TradeFacts = {
  trade: 'Pools & Spas',
  menu: [
    ['Pool opening', 'Ouverture de piscine', 340],
    ['Pool closing', 'Fermeture de piscine', 360],
    ['Weekly pool care', 'Entretien hebdomadaire de piscine', 95, 'visit'],
    ['Liner replacement', 'Remplacement de toile', 5200],
    ['Pool heat pump', 'Thermopompe de piscine', 4800],
    ['Leak detection', 'Détection de fuites', 420],
    ['Hot tub service', 'Entretien de spa', 220, 'visit'],
    ['Salt system', 'Système au sel', 1900],
  ],
  habits: [
    ['water is tested in front of you', 'l’eau est analysée devant vous'],
    ['covers are inspected before winter', 'les toiles sont inspectées avant l’hiver'],
    ['closing dates are booked in spring', 'les dates de fermeture se prennent au printemps'],
    ['pumps are cleaned, not only switched off', 'les pompes sont nettoyées, pas seulement arrêtées'],
    ['a logbook stays beside the filter', 'un carnet reste près du filtre'],
  ],
};
