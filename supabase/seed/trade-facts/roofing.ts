import type { TradeFacts } from './TradeFacts.ts';

export const roofing: TradeFacts = {
  trade: 'Roofing',
  menu: [
    ['Shingle replacement', 'Remplacement de bardeaux', 4.75, 'sq ft'],
    ['Flat roof membrane', 'Membrane de toit plat', 11, 'sq ft'],
    ['Metal roofing', 'Toiture de métal', 12.5, 'sq ft'],
    ['Leak repair', 'Réparation de fuites', 380],
    ['Eavestroughs and downspouts', 'Gouttières et descentes', 11, 'linear ft'],
    ['Attic ventilation', 'Ventilation de l’entretoit', 420],
    ['Roof inspection', 'Inspection de toiture', 225],
    ['Skylight replacement', 'Remplacement de puits de lumière', 1300, 'item'],
  ],
  habits: [
    ['photos of the deck are taken before it is covered', 'le pontage est photographié avant d’être recouvert'],
    ['a magnet goes over the lawn every evening', 'un aimant passe sur la pelouse chaque soir'],
    ['ice and water membrane goes where snow sits', 'la membrane autocollante va là où la neige reste'],
    ['no roof stays open overnight', 'aucun toit ne reste ouvert la nuit'],
    ['flashing is replaced, never reused', 'les solins sont remplacés, jamais réutilisés'],
  ],
};
