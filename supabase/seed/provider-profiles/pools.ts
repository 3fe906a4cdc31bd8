import { pools as facts } from '../trade-facts/pools.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const pools: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['Clear water from May to October', 'De l’eau claire de mai à octobre'],
    ['Open on time, closed before the frost', 'Ouverte à temps, fermée avant le gel'],
    ['We test, then we treat', 'On analyse, puis on traite'],
  ],
  about: [
    [
      '{name} has looked after pools in {city} since {year}. Water is tested beside you, and the result stays in a logbook.',
      '{name} entretient les piscines de {city} depuis {year}. L’eau est analysée devant vous, et le résultat reste dans un carnet.',
    ],
    [
      'Since {year}, {name} has opened and closed the pools of {city}. Dates for autumn are given in spring and kept.',
      'Depuis {year}, {name} ouvre et ferme les piscines de {city}. Les dates d’automne sont données au printemps et tenues.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['From green to blue', 'Du vert au bleu'],
      text: ['A neglected pool swimmable in four days.', 'Une piscine négligée, baignable en quatre jours.'],
      art: 'service-landscaping',
    },
    {
      title: ['Half the heating', 'Moitié moins de chauffage'],
      text: ['Heat pump and solar cover, with meters to prove it.', 'Thermopompe et toile solaire, compteurs à l’appui.'],
      art: 'service-hvac',
    },
    {
      title: ['A new liner', 'Une toile neuve'],
      text: ['Leak found, floor smoothed, water back within a week.', 'Fuite trouvée, fond lissé, eau revenue en une semaine.'],
      art: 'service-construction',
    },
  ],
  testimonials: [
    {
      project: ['Opening', 'Ouverture'],
      text: ['The water was clear on the day they promised.', 'L’eau était claire le jour promis.'],
      rating: 5,
    },
    {
      project: ['Liner', 'Toile'],
      text: ['Not a wrinkle, and the garden was left clean.', 'Pas un pli, et le jardin est resté propre.'],
      rating: 5,
    },
    {
      project: ['Hot tub', 'Spa'],
      text: ['A part took two weeks to arrive; they lent us a pump.', 'Une pièce a mis deux semaines; ils nous ont prêté une pompe.'],
      rating: 4,
    },
  ],
};
