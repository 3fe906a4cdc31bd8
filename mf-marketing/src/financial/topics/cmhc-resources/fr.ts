import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'La Société canadienne d’hypothèques et de logement assure des prêts, gère certains programmes et publie des données. Elle ne vous prête pas l’argent de votre propriété.',
  status: {
    headline: 'L’assurance des propriétaires est inchangée; le logement abordable passe à Maisons Canada',
    text: 'La SCHL continue de livrer les programmes de logement abordable pendant la transition. Deux programmes encore recherchés, l’Incitatif à l’achat d’une première propriété et le Prêt Maisons plus vertes, sont fermés.',
  },
  glance: [
    ['Ce qu’elle est', 'la société d’État fédérale de l’habitation'],
    ['Comment obtenir son assurance', 'par un prêteur agréé'],
    ['Cote de crédit exigée', '600 pour au moins un emprunteur'],
    ['Enquête sur les logements locatifs', 'mois de référence\u00a0: octobre'],
  ],
  who: {
    title: 'Qui fait affaire avec la SCHL',
    blocks: [
      {
        terms: [
          ['Les acheteurs', 'Par leur prêteur, qui demande l’assurance. Vous ne pouvez pas la demander vous-même.'],
          ['Les propriétaires qui rénovent', 'Pour le remboursement partiel de la prime en efficacité énergétique.'],
          ['Les constructeurs et les OSBL', 'Pour l’assurance des immeubles collectifs et le financement du logement abordable.'],
          ['Les Premières Nations', 'Pour le logement locatif dans les réserves, selon l’article 95.'],
          ['Tout le monde', 'Pour les données\u00a0: loyers, inoccupation, mises en chantier et prix, gratuitement.'],
        ],
      },
    ],
  },
  amounts: {
    title: 'Chiffres clés',
    blocks: [
      {
        table: {
          caption: 'L’assurance de la SCHL pour les propriétaires-occupants',
          head: ['Point', 'Chiffre'],
          rows: [
            ['Prêt maximal, 1 ou 2 logements', '95\u00a0% de la valeur'],
            ['Prêt maximal, 3 ou 4 logements', '90\u00a0% de la valeur'],
            ['Prime', 'de 2,80\u00a0% à 4,00\u00a0% du prêt, plus 0,20 point au-delà de 25 ans'],
            ['Remboursement pour efficacité énergétique', '25\u00a0% de la prime'],
            ['Crédit lors d’un déménagement', '100\u00a0% dans les 6 mois, 50\u00a0% dans les 12 mois, 25\u00a0% dans les 24 mois'],
          ],
        },
      },
      {
        text: 'Pour lire les données sur les loyers\u00a0: l’enquête porte sur des logements occupés; les loyers demandés pour les logements vacants dépassent donc ses moyennes.',
      },
    ],
  },
  programs: {
    insurance: {
      name: 'SCHL Achat',
      text: 'Assurance prêt hypothécaire pour une propriété de moins de 1\u00a0500\u00a0000\u00a0$ avec une mise de fonds de moins de 20\u00a0%. Des variantes existent pour les nouveaux arrivants, les travailleurs autonomes et les immeubles à revenus.',
    },
    homeStart: {
      name: 'SCHL Achat-Premier logement',
      text: 'Amortissement de 30 ans pour une première habitation ou une habitation neuve.',
    },
    eco: {
      name: 'SCHL Éco Plus et Éco Amélioration',
      text: '25\u00a0% de la prime remboursés pour un achat ou une rénovation écoénergétique.',
    },
    portability: { name: 'SCHL Transférabilité', text: 'Une partie de la prime est créditée si vous déménagez avec votre prêt assuré.' },
    multiUnit: {
      name: 'Immeubles collectifs et APH Select',
      text: 'Pour 5 logements et plus. Les primes suivent le risque depuis le 14 juillet 2025; 50, 70 ou 100 points donnent une remise de 10\u00a0%, 20\u00a0% ou 30\u00a0%.',
    },
    section95: {
      name: 'Logement sans but lucratif dans les réserves (article 95)',
      text: 'Subvention et prêts pour des logements locatifs bâtis par des Premières Nations.',
    },
    incentive: { name: 'Incitatif à l’achat d’une première propriété', text: 'Aucune demande depuis le 21 mars 2024.' },
    greenerLoan: { name: 'Prêt canadien pour des maisons plus vertes', text: 'Dernières demandes le 1er octobre 2025.' },
  },
  apply: {
    title: 'Comment utiliser la SCHL',
    blocks: [
      {
        steps: [
          'Pour l’assurance, demandez à votre prêteur avec quel assureur il travaille; la prime de base est la même chez les trois.',
          'Pour le remboursement écoénergétique, gardez le rapport d’évaluation et demandez le formulaire à la SCHL.',
          'Pour les données, ouvrez le Portail de l’information sur le marché de l’habitation sur le site de la SCHL.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Elle ne fixe pas les taux hypothécaires.',
          'Elle ne prête pas aux particuliers qui achètent.',
          'Elle ne tranche pas votre demande\u00a0: le prêteur le fait, selon les règles de la SCHL.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0La SCHL me prête l’argent.\u00a0»', 'Elle assure le prêteur. L’argent vient du prêteur.'],
    ['«\u00a0La SCHL fixe mon taux.\u00a0»', 'Ce sont les prêteurs, qui suivent le marché obligataire et la Banque du Canada.'],
  ],
};
