import type { TradeFacts } from './TradeFacts.ts';

export const cleaning: TradeFacts = {
  trade: 'Cleaning',
  menu: [
    ['Home cleaning', 'Ménage à domicile', 42, 'hour'],
    ['Deep cleaning', 'Grand ménage', 260],
    ['Move-out cleaning', 'Ménage de fin de bail', 320],
    ['Window cleaning', 'Lavage de vitres', 165],
    ['Carpet cleaning', 'Nettoyage de tapis', 55, 'room'],
    ['After-renovation cleaning', 'Ménage après travaux', 380],
    ['Office cleaning', 'Entretien de bureaux', 46, 'hour'],
    ['Laundry and linens', 'Lessive et literie', 38, 'hour'],
  ],
  habits: [
    ['the same two people come each time', 'les deux mêmes personnes viennent chaque fois'],
    ['keys are kept by number, never by address', 'les clés portent un numéro, jamais une adresse'],
    ['products without perfume are the standard', 'les produits sans parfum sont la norme'],
    ['what was missed is redone within a day', 'ce qui a été oublié est refait en un jour'],
    ['a checklist stays on the counter', 'une liste de contrôle reste sur le comptoir'],
  ],
};
