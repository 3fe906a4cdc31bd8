import type { TradeFacts } from './TradeFacts.ts';

export const design: TradeFacts = {
  trade: 'Design',
  menu: [
    ['Design consultation', 'Consultation en design', 175, 'hour'],
    ['Floor plans and drawings', 'Plans et dessins', 950],
    ['Colour and materials', 'Couleurs et matériaux', 380],
    ['Kitchen and bath design', 'Design de cuisine et de salle de bain', 1600],
    ['Project follow-up', 'Suivi de projet', 120, 'hour'],
    ['Garden design', 'Design de jardin', 900],
    ['Home staging', 'Mise en valeur', 850],
    ['Furniture plans', 'Plans d’ameublement', 480, 'room'],
  ],
  habits: [
    ['we begin with what you want to keep', 'nous commençons par ce que vous voulez garder'],
    ['drawings can be built by any contractor', 'les plans conviennent à tout entrepreneur'],
    ['samples are chosen in your own light', 'les échantillons sont choisis sous votre lumière'],
    ['no commission is taken on furniture', 'aucune commission n’est prise sur les meubles'],
    ['budgets are set before styles', 'les budgets viennent avant les styles'],
  ],
};
