import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Entrez les offres reçues et comparez ce que chacune coûte sur son terme. Nous n’affichons les taux d’aucun prêteur et ne classons personne.',
  status: {
    headline: 'Une méthode, pas une liste de taux',
    text: 'Les taux changent chaque jour et dépendent de vous. Les taux de référence ci-dessous sont datés; demandez des offres actuelles à des prêteurs ou à un courtier titulaire d’un permis.',
  },
  glance: [
    ['Comparer', 'le coût total sur le terme, frais compris'],
    ['Taux fixes', 'composés deux fois l’an'],
    ['Taux variables', 'habituellement composés chaque mois'],
    ['Taux préférentiel', '4,45\u00a0% en septembre 2026'],
    ['Taux affiché de 5 ans', '6,09\u00a0% en septembre 2026'],
  ],
  who: {
    title: 'Ce qu’il faut noter pour chaque offre',
    blocks: [
      {
        list: [
          'le taux, fixe ou variable, le terme et la fréquence de capitalisation;',
          'le taux annuel du coût d’emprunt, qui comprend les frais;',
          'le paiement et sa fréquence;',
          'combien vous pouvez rembourser d’avance chaque année;',
          'comment la pénalité se calcule, et à partir de quel taux;',
          'la durée de la garantie de taux, la province et la date de l’offre.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Ce que coûte un taux',
    blocks: [
      {
        table: {
          caption: '500\u00a0000\u00a0$ sur 25 ans, taux fixe, paiements mensuels',
          head: ['Taux', 'Paiement'],
          rows: [
            ['3,50\u00a0%', '2\u00a0496,35\u00a0$'],
            ['4,50\u00a0%', '2\u00a0767,36\u00a0$'],
            ['5,50\u00a0%', '3\u00a0051,96\u00a0$'],
            ['6,50\u00a0%', '3\u00a0349,12\u00a0$'],
          ],
        },
      },
      {
        table: {
          caption: '500\u00a0000\u00a0$ à 4,50\u00a0% sur 25 ans, après un terme de 5 ans',
          head: ['Fréquence', 'Paiement', 'Intérêts en 5 ans', 'Solde dû'],
          rows: [
            ['Mensuelle', '2\u00a0767,36\u00a0$', '105\u00a0023,83\u00a0$', '438\u00a0982,23\u00a0$'],
            ['Aux deux semaines', '1\u00a0277,25\u00a0$', '104\u00a0838,21\u00a0$', '438\u00a0795,71\u00a0$'],
            ['Accélérée aux deux semaines', '1\u00a0383,68\u00a0$', '103\u00a0191,40\u00a0$', '423\u00a0313,00\u00a0$'],
            ['Accélérée hebdomadaire', '691,84\u00a0$', '103\u00a0105,23\u00a0$', '423\u00a0226,83\u00a0$'],
          ],
        },
      },
    ],
  },
  more: [
    {
      title: 'La pénalité se cache dans le rabais',
      blocks: [
        {
          text: 'Plusieurs prêteurs comparent avec le taux affiché moins votre rabais. Plus le rabais est grand, plus le taux de comparaison est bas, et plus la pénalité est élevée si vous partez tôt.',
        },
        {
          text: 'L’exemple de l’Agence de la consommation en matière financière\u00a0: 200\u00a0000\u00a0$ à 6\u00a0%, 36 mois restants, taux de comparaison de 4\u00a0%. Trois mois d’intérêts font 3\u00a0000\u00a0$; le différentiel, 12\u00a0000\u00a0$, et c’est lui qui est exigé.',
        },
      ],
    },
  ],
  apply: {
    title: 'Comment comparer',
    blocks: [
      {
        steps: [
          'Demandez des offres le même jour, pour le même montant, le même terme et le même amortissement.',
          'Ajoutez tous les frais et soustrayez les remises en argent.',
          'Comparez le coût total sur le terme et ce qui reste dû à la fin.',
          'Pensez à ce qui pourrait vous faire partir tôt\u00a0: la pénalité compte alors plus qu’un petit écart de taux.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Elle ne recommande aucun prêteur et n’envoie vos chiffres à personne.',
          'Elle ne prédit pas les taux variables.',
          'Elle ne remplace pas le document d’information que vous devez recevoir.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Le taux le plus bas coûte le moins cher.\u00a0»',
      'Les frais, les pénalités et les privilèges absents peuvent coûter plus que l’écart.',
    ],
    [
      '«\u00a0Aux deux semaines veut dire accéléré.\u00a0»',
      'Un paiement ordinaire aux deux semaines revient au même sur un an. Seul l’accéléré paie davantage, comme un paiement mensuel de plus.',
    ],
  ],
};
