import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Les prêteurs vérifient deux ratios à un taux plus élevé que le vôtre. Voyez ce qui vous limite\u00a0: le logement, l’ensemble des dettes ou la mise de fonds.',
  status: {
    headline: 'Règles au 20 novembre 2026',
    text: 'ABD d’au plus 39\u00a0% et ATD d’au plus 44\u00a0% pour un prêt assuré par la SCHL, au plus élevé de votre taux majoré de 2 points et de 5,25\u00a0%. Le résultat est une estimation, jamais une approbation.',
  },
  glance: [
    ['Coût du logement (ABD)', 'au plus 39\u00a0% du revenu brut'],
    ['Toutes les dettes (ATD)', 'au plus 44\u00a0% du revenu brut'],
    ['Évalué à', 'votre taux majoré de 2 points, ou 5,25\u00a0% si c’est plus'],
    ['Prix assurable', 'moins de 1\u00a0500\u00a0000\u00a0$'],
    ['Cartes et marges', 'souvent comptées à 3\u00a0% du solde par mois'],
  ],
  who: {
    title: 'Ce qui entre dans les ratios',
    blocks: [
      {
        terms: [
          ['ABD', 'Capital et intérêts au taux d’évaluation, taxes foncières, chauffage et moitié des frais de copropriété.'],
          ['ATD', 'La même chose, plus prêts auto et étudiants, cartes, marges de crédit et pensions alimentaires.'],
          ['Revenu', 'Brut, avant impôt, de toutes les personnes qui signent.'],
        ],
      },
    ],
  },
  amounts: {
    title: 'Exemples calculés',
    blocks: [
      {
        table: {
          caption: 'Prix maximal selon les données',
          head: ['Revenu annuel', 'Mise de fonds', 'Dettes par mois', 'Taux, années', 'Prix maximal', 'Ce qui limite'],
          rows: [
            ['75\u00a0000\u00a0$', '25\u00a0000\u00a0$', '900\u00a0$', '4,50\u00a0%, 25', '216\u00a0865\u00a0$', 'ATD'],
            ['100\u00a0000\u00a0$', '40\u00a0000\u00a0$', '300\u00a0$', '3,00\u00a0%, 25', '486\u00a0413\u00a0$', 'ABD'],
            ['120\u00a0000\u00a0$', '60\u00a0000\u00a0$', '500\u00a0$', '4,50\u00a0%, 25', '545\u00a0093\u00a0$', 'ABD et ATD'],
            ['180\u00a0000\u00a0$', '100\u00a0000\u00a0$', '1\u00a0500\u00a0$', '4,50\u00a0%, 25', '726\u00a0277\u00a0$', 'ATD'],
            ['200\u00a0000\u00a0$', '30\u00a0000\u00a0$', '0\u00a0$', '4,50\u00a0%, 25', '550\u00a0000\u00a0$', 'mise de fonds minimale'],
          ],
        },
      },
      {
        text: 'Les taxes foncières, le chauffage et les frais de copropriété varient d’un exemple à l’autre, comme d’une propriété à l’autre. La prime d’assurance prêt hypothécaire fait partie du prêt évalué.',
      },
    ],
  },
  more: [
    {
      title: 'Chiffres à réunir',
      blocks: [
        {
          list: [
            'Taxes foncières\u00a0: inscrivez la facture, pas un pourcentage. Les taux visent l’évaluation, pas le prix\u00a0: celle de l’Ontario date de 2016, le Manitoba impose 45\u00a0% de la valeur et la Saskatchewan 80\u00a0%.',
            'Chauffage\u00a0: le coût réel. Il n’y a pas de montant officiel; les prêteurs prennent souvent environ 150\u00a0$ par mois.',
            'Argent comptant au-delà de la mise de fonds\u00a0: droits de mutation, taxe sur la prime, frais juridiques, déménagement, premières réparations.',
          ],
        },
      ],
    },
  ],
  apply: {
    title: 'Comment utiliser le résultat',
    blocks: [
      {
        steps: [
          'Entrez vos chiffres. Ils restent sur cet appareil et dans le lien que vous choisissez de partager.',
          'Regardez les deux paiements\u00a0: celui que vous feriez vraiment et celui auquel on vous évalue.',
          'Desserrez la limite qui joue\u00a0: rembourser une dette, augmenter la mise de fonds, ou prendre plus d’années si vous y avez droit.',
          'Calculez ensuite les frais de clôture et le coût mensuel, puis demandez une préautorisation à un prêteur ou à un courtier titulaire d’un permis.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Ce n’est pas une approbation, et cela ne dit pas ce que vous pouvez dépenser confortablement.',
          'Un prêteur non assuré peut être plus sévère ou plus souple que 39\u00a0% et 44\u00a0%.',
          'Le calcul ignore la garderie, l’épargne et les réparations\u00a0: gardez-leur de la place.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0On m’évalue au taux que je paie.\u00a0»', 'À 4,50\u00a0%, on vous évalue à 6,50\u00a0%.'],
    ['«\u00a0Les frais de copropriété ne comptent pas.\u00a0»', 'La moitié compte.'],
    ['«\u00a0La prime est en sus.\u00a0»', 'Elle fait normalement partie du prêt, et du paiement évalué.'],
  ],
};
