import { storage as facts } from '../trade-facts/storage.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const storage: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['Dry, lit and yours by the month', 'Au sec, éclairé, à vous au mois'],
    ['Room for the canoe until May', 'De la place pour le canot jusqu’en mai'],
    ['Your key, your hours', 'Votre clé, vos heures'],
  ],
  about: [
    [
      '{name} has rented lockers in {city} since {year}. You pay for the month you use and leave with two weeks’ notice.',
      '{name} loue des casiers à {city} depuis {year}. Vous payez le mois utilisé et partez avec deux semaines d’avis.',
    ],
    [
      'Since {year}, {name} has kept the winter tires, archives and sofas of {city}. Halls are heated, cameras watch every door and carts are free.',
      'Depuis {year}, {name} garde les pneus d’hiver, les archives et les sofas de {city}. Les couloirs sont chauffés, chaque porte est filmée et les chariots sont gratuits.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['A house between two houses', 'Une maison entre deux maisons'],
      text: ['Five rooms stored for ten weeks, delivered in one morning.', 'Cinq pièces gardées dix semaines, livrées en une matinée.'],
      art: 'service-storage',
    },
    {
      title: ['Restaurant in winter', 'Restaurant en hiver'],
      text: ['Terrace chairs for eighty, stacked until spring.', 'Quatre-vingts chaises de terrasse empilées jusqu’au printemps.'],
      art: 'service-landscaping',
    },
    {
      title: ['Archive with a key', 'Archives sous clé'],
      text: ['Six hundred boxes on numbered shelves.', 'Six cents boîtes sur des tablettes numérotées.'],
      art: 'service-moving',
    },
  ],
  testimonials: [
    {
      project: ['Medium locker', 'Casier moyen'],
      text: ['Clean, warm and the price did not move.', 'Propre, chauffé, et le prix n’a pas bougé.'],
      rating: 5,
    },
    {
      project: ['Vehicle', 'Véhicule'],
      text: ['My motorcycle started on the first try in April.', 'Ma moto a démarré du premier coup en avril.'],
      rating: 5,
    },
    {
      project: ['Small locker', 'Petit casier'],
      text: [
        'The elevator was down once; staff carried the boxes.',
        'L’ascenseur était en panne une fois; le personnel a porté les boîtes.',
      ],
      rating: 4,
    },
  ],
};
