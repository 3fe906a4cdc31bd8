import { assembly as facts } from '../trade-facts/assembly.ts';
import type { TradeTexts } from './TradeTexts.ts';

export const assembly: TradeTexts = {
  trade: facts.trade,
  taglines: [
    ['Every screw in, none left over', 'Toutes les vis posées, aucune en trop'],
    ['Boxes in the morning, a bedroom by noon', 'Des boîtes le matin, une chambre à midi'],
    ['We read the instructions', 'Nous lisons les instructions'],
  ],
  about: [
    [
      '{name} has put together furniture in {city} since {year}. Tall pieces are fixed to the wall, and the cardboard goes with us.',
      '{name} monte des meubles à {city} depuis {year}. Les meubles hauts sont fixés au mur, et le carton repart avec nous.',
    ],
    [
      'Beds, desks and swings: since {year}, {name} has built what {city} orders in boxes. If a part is missing we find it or make it.',
      'Lits, bureaux et balançoires\u00a0: depuis {year}, {name} monte ce que {city} commande en boîtes. S’il manque une pièce, nous la trouvons ou la fabriquons.',
    ],
  ],
  services: facts.menu.slice(0, 6).map(([english, french]) => [english, french]),
  projects: [
    {
      title: ['A wall of shelves', 'Un mur d’étagères'],
      text: ['Nine cases, levelled over an old floor and anchored.', 'Neuf caissons, mis de niveau sur un vieux plancher et ancrés.'],
      art: 'service-assembly',
    },
    {
      title: ['Office for six', 'Bureau pour six'],
      text: ['Standing desks wired and tested before Monday.', 'Bureaux assis-debout branchés et essayés avant lundi.'],
      art: 'service-design',
    },
    {
      title: ['Swing and slide', 'Balançoire et glissoire'],
      text: ['Set in the lawn with anchors, ready for a birthday.', 'Ancrées dans la pelouse, prêtes pour une fête.'],
      art: 'service-landscaping',
    },
  ],
  testimonials: [
    {
      project: ['Wardrobes', 'Garde-robes'],
      text: ['Doors that close by themselves, at last.', 'Des portes qui ferment enfin toutes seules.'],
      rating: 5,
    },
    {
      project: ['Crib', 'Bassinette'],
      text: ['Done in half an hour, with a check of every bolt.', 'Montée en une demi-heure, chaque boulon vérifié.'],
      rating: 5,
    },
    {
      project: ['Desk', 'Bureau'],
      text: [
        'A panel was scratched on arrival and they ordered the new one.',
        'Un panneau était égratigné à l’arrivée; ils ont commandé le nouveau.',
      ],
      rating: 4,
    },
  ],
};
