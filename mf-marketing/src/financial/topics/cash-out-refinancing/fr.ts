import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Vous remplacez votre prêt hypothécaire par un plus gros et touchez la différence, jusqu’à 80\u00a0% de la valeur de la propriété. C’est une nouvelle approbation, pas une formalité.',
  status: {
    headline: 'Une exception depuis le 15 janvier 2025\u00a0: les logements accessoires',
    text: 'Un refinancement ne peut être assuré et s’arrête à 80\u00a0% de la valeur. Pour aménager des logements accessoires, un refinancement assuré peut atteindre 90\u00a0% de la valeur après travaux.',
  },
  glance: [
    ['Limite ordinaire', '80\u00a0% de la valeur'],
    ['Pour des logements accessoires', '90\u00a0% de la valeur après travaux'],
    ['Évaluation', 'nouvelle approbation au taux admissible'],
    ['Avant l’échéance', 'pénalité, frais juridiques et évaluation'],
    ['Droits de mutation', 'non exigés de nouveau'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Vous possédez une part suffisante de votre propriété\u00a0: ce que vous devez, nouvel emprunt compris, reste sous 80\u00a0% de la valeur retenue par le prêteur.',
          'Vous respectez les ratios du prêteur au plus élevé du taux majoré de 2 points et de 5,25\u00a0%.',
          'Une estimation en ligne n’est pas la valeur du prêteur; celle-ci vient habituellement d’une évaluation.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Combien pourrait-on retirer',
          head: ['Valeur', 'Limite de 80\u00a0%', 'Solde dû', 'Maximum disponible'],
          rows: [
            ['500\u00a0000\u00a0$', '400\u00a0000\u00a0$', '300\u00a0000\u00a0$', '100\u00a0000\u00a0$'],
            ['700\u00a0000\u00a0$', '560\u00a0000\u00a0$', '300\u00a0000\u00a0$', '260\u00a0000\u00a0$'],
            ['900\u00a0000\u00a0$', '720\u00a0000\u00a0$', '720\u00a0000\u00a0$', '0\u00a0$'],
          ],
        },
      },
      {
        text: 'Soustrayez la pénalité, les frais juridiques et d’évaluation, et les frais d’inscription de l’hypothèque dans votre province.',
      },
    ],
  },
  more: [
    {
      title: 'Logements accessoires\u00a0: l’exception assurée',
      blocks: [
        {
          list: [
            'Jusqu’à 90\u00a0% de la valeur après travaux, pour une propriété valant moins de 2\u00a0000\u00a0000\u00a0$.',
            'Jusqu’à 30 ans pour rembourser, jusqu’à 4 logements en tout.',
            'Chaque logement est autonome et n’est pas loué à court terme; vous ou un proche parent habitez la propriété.',
            'La somme supplémentaire se limite au coût du projet.',
          ],
        },
        {
          text: 'Un prêt fédéral distinct pour logements accessoires (80\u00a0000\u00a0$ à 2\u00a0% sur 15 ans) a été annoncé. Nous n’avons pas pu confirmer qu’il existe; ne comptez pas dessus.',
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Demandez à votre prêteur la pénalité en dollars, à une date précise.',
          'Comparez avec un deuxième prêt ou une marge de crédit, qui ne touchent pas à votre taux actuel.',
          'Rassemblez les preuves de revenu, le relevé hypothécaire et le compte de taxes; le prêteur commande une évaluation.',
          'Un notaire ou un avocat inscrit la nouvelle hypothèque et rembourse l’ancienne.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Il ne rend pas l’intérêt déductible à lui seul\u00a0: il faut que l’argent produise un revenu d’entreprise ou de bien. Une cuisine rénovée n’en produit pas.',
          'Il ne réduit pas votre dette; il l’étale sur plus d’années, souvent avec plus d’intérêts au total.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Je peux refinancer jusqu’à 95\u00a0%.\u00a0»',
      'La limite est de 80\u00a0%, et de 90\u00a0% de la valeur après travaux pour des logements accessoires.',
    ],
    [
      '«\u00a0Refinancer en cours de terme ne coûte rien.\u00a0»',
      'Prévoyez une pénalité\u00a0: à taux fixe, habituellement le plus élevé de trois mois d’intérêts et du différentiel de taux.',
    ],
  ],
};
