import type { TradeFacts } from './TradeFacts.ts';

export const painting: TradeFacts = {
  trade: 'Painting',
  menu: [
    ['Interior painting', 'Peinture intérieure', 420, 'room'],
    ['Exterior painting', 'Peinture extérieure', 3.25, 'sq ft'],
    ['Cabinet refinishing', 'Refinition d’armoires', 2600],
    ['Drywall repair', 'Réparation de gypse', 240],
    ['Deck staining', 'Teinture de terrasse', 2.75, 'sq ft'],
    ['Wallpaper removal', 'Enlèvement de papier peint', 3, 'sq ft'],
    ['Ceiling painting', 'Peinture de plafonds', 260, 'room'],
    ['Stairs and railings', 'Escaliers et rampes', 650],
  ],
  habits: [
    ['walls are sanded before the first coat', 'les murs sont poncés avant la première couche'],
    ['furniture is covered and moved by us', 'les meubles sont couverts et déplacés par nous'],
    ['two coats are the rule', 'deux couches sont la règle'],
    ['leftover paint stays with you, labelled', 'le reste de peinture vous est laissé, étiqueté'],
    ['low-odour paint is used in bedrooms', 'une peinture peu odorante sert dans les chambres'],
  ],
};
