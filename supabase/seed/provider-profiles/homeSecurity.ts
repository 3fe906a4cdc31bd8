import { homeSecurity as facts } from '../trade-facts/homeSecurity.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const homeSecurity: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['Locks first, gadgets second', 'Les serrures d’abord, les gadgets ensuite'],
    ['Know who rang', 'Sachez qui a sonné'],
    ['A safe house without a long contract', 'Une maison sûre, sans long contrat'],
  ],
  about: [
    [
      '{name} has secured doors in {city} since {year}. We begin with the hinges and only then speak of cameras.',
      '{name} sécurise les portes de {city} depuis {year}. Nous commençons par les pentures et parlons ensuite de caméras.',
    ],
    [
      'Since {year}, {name} has fitted alarms and locks in {city} homes. Codes are yours alone, and recordings stay in the house.',
      'Depuis {year}, {name} pose alarmes et serrures dans les maisons de {city}. Les codes ne sont qu’à vous, et les enregistrements restent chez vous.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['Eight doors, one key', 'Huit portes, une clé'],
      text: ['A shop and the flat above it rekeyed in a morning.', 'Une boutique et le logement du dessus recodés en une matinée.'],
      art: 'service-windows-doors',
    },
    {
      title: ['Cabin alarm', 'Alarme de chalet'],
      text: ['Freezing, smoke and doors, told to one telephone.', 'Gel, fumée et portes, annoncés sur un téléphone.'],
      art: 'service-electrical',
    },
    {
      title: ['A porch with eyes', 'Un porche qui voit'],
      text: ['Doorbell and light wired without a cable in sight.', 'Sonnette et lumière branchées, sans câble apparent.'],
      art: 'service-general',
    },
  ],
  testimonials: [
    {
      project: ['Locks', 'Serrures'],
      text: [
        'Twenty minutes after I called, the door was open and whole.',
        'Vingt minutes après mon appel, la porte était ouverte et intacte.',
      ],
      rating: 5,
    },
    {
      project: ['Cameras', 'Caméras'],
      text: ['They pointed them at our yard only, as we had asked.', 'Ils les ont orientées vers notre cour seulement, comme demandé.'],
      rating: 5,
    },
    {
      project: ['Alarm', 'Alarme'],
      text: ['A sensor rang by mistake; it was replaced the next day.', 'Un détecteur sonnait pour rien; il a été remplacé le lendemain.'],
      rating: 4,
    },
  ],
};
