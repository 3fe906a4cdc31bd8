import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Avant la fin du terme, le prêteur combine votre ancien taux et celui du jour en un seul. Cela peut aider, mais la pénalité ne disparaît pas\u00a0: elle passe dans le taux.',
  status: {
    headline: 'Offert par plusieurs prêteurs, chacun selon sa méthode',
    text: 'Aucune loi ne prescrit le calcul d’un taux combiné. La formule de cette page est courante; seul le chiffre de votre prêteur compte.',
  },
  glance: [
    ['Combiner et prolonger', 'un nouveau terme, plus long, à un taux combiné'],
    ['Combiner jusqu’à l’échéance', 'la même date d’échéance, avec un emprunt supplémentaire'],
    ['Pénalité', 'comprise dans le taux, pas annulée'],
    ['Si on emprunte davantage', 'le taux admissible s’applique'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Vous avez un terme à taux fixe en cours chez un prêteur qui combine les taux.',
          'Vous voulez dès maintenant un terme plus long, ou plus d’argent, sans payer la pénalité comptant.',
          'Si vous empruntez davantage, une nouvelle approbation se fait au plus élevé du taux majoré de 2 points et de 5,25\u00a0%.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Comment le taux est combiné',
    blocks: [
      {
        text: 'Une estimation courante est la moyenne pondérée\u00a0: l’ancien taux compte pour le solde pendant les mois restants, le taux du jour pour les mois ajoutés et, pendant tout le nouveau terme, pour l’argent emprunté en plus.',
      },
      {
        table: {
          caption: 'Exemple\u00a0: 300\u00a0000\u00a0$ à 3\u00a0% avec 24 mois restants; nouveau terme de 60 mois à 5\u00a0%',
          head: ['Cas', 'Emprunt supplémentaire', 'Taux combiné'],
          rows: [
            ['Combiner et prolonger', '0\u00a0$', '4,20\u00a0%'],
            ['Avec un emprunt supplémentaire', '50\u00a0000\u00a0$', '4,31\u00a0%'],
          ],
        },
      },
    ],
  },
  more: [
    {
      title: 'Le prêt hybride, c’est autre chose',
      blocks: [
        {
          text: 'Un prêt hybride est en partie fixe, en partie variable. Chaque partie a son taux, sa pénalité et parfois sa date d’échéance, ce qui complique un départ.',
        },
      ],
    },
  ],
  apply: {
    title: 'Comment décider',
    blocks: [
      {
        steps: [
          'Demandez la pénalité en dollars, par écrit.',
          'Demandez le taux combiné et celui qu’obtiendrait un nouveau client pour le même terme.',
          'Comparez les intérêts sur la même période\u00a0: combiner, payer la pénalité et partir, ou attendre l’échéance.',
          'Demandez quelle sera la pénalité du nouveau terme, et si le prêt peut suivre dans une autre propriété.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Il n’annule pas la pénalité.',
          'Il donne rarement le meilleur taux du marché\u00a0: on ne combine que chez son propre prêteur.',
          'Il ne dispense pas d’une approbation quand on emprunte davantage.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0C’est un renouvellement anticipé gratuit.\u00a0»',
      'Vous payez l’intérêt perdu par un taux plus élevé pendant le nouveau terme.',
    ],
    [
      '«\u00a0Taux combiné et amortissement combiné, c’est pareil.\u00a0»',
      'L’amortissement combiné est une notion de la SCHL pour un prêt assuré transféré à une autre propriété, avec une surprime de 0,60\u00a0%.',
    ],
  ],
};
