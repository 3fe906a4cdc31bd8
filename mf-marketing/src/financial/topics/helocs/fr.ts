import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Une marge de crédit garantie par votre propriété\u00a0: on puise, on rembourse, on puise de nouveau. Souple, et facile à laisser traîner des années.',
  status: {
    headline: 'Offerte, avec deux limites\u00a0: 65\u00a0% renouvelables, 80\u00a0% en tout',
    text: 'Chez un prêteur sous réglementation fédérale, la partie qu’on peut réutiliser s’arrête à 65\u00a0% de la valeur. Ce qui se situe entre 65\u00a0% et 80\u00a0% doit être remboursé et ne peut être repris.',
  },
  glance: [
    ['Partie renouvelable', 'jusqu’à 65\u00a0% de la valeur'],
    ['Avec l’hypothèque', 'jusqu’à 80\u00a0% de la valeur'],
    ['Taux', 'habituellement le taux préférentiel plus un écart'],
    ['Paiement minimal', 'habituellement l’intérêt'],
    ['À l’achat', 'mise de fonds de 20\u00a0% exigée'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Vous possédez plus de 20\u00a0% de votre propriété; avec une mise de fonds de moins de 20\u00a0%, aucun produit réutilisable n’est offert à l’achat.',
          'Vous réussissez la simulation de crise\u00a0: le plus élevé du taux majoré de 2 points et de 5,25\u00a0%.',
          'Vous pouvez supporter un taux qui suit le taux préférentiel, et une limite que le prêteur peut réduire.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Limites pour une propriété de 600\u00a0000\u00a0$',
          head: ['Solde hypothécaire', 'Marge maximale', 'Pourquoi'],
          rows: [
            ['0\u00a0$', '390\u00a0000\u00a0$', '65\u00a0% de la valeur'],
            ['90\u00a0000\u00a0$', '390\u00a0000\u00a0$', '65\u00a0% de la valeur; 80\u00a0% en tout font 480\u00a0000\u00a0$'],
            ['200\u00a0000\u00a0$', '280\u00a0000\u00a0$', '80\u00a0% en tout, moins l’hypothèque'],
            ['480\u00a0000\u00a0$', '0\u00a0$', '80\u00a0% déjà utilisés'],
          ],
        },
      },
      {
        text: 'Dans un produit combiné au-delà de 65\u00a0%, la limite doit baisser à mesure que le capital est remboursé, jusqu’à 65\u00a0%.',
      },
    ],
  },
  apply: {
    blocks: [
      {
        steps: [
          'Décidez à quoi elle servira et quand elle sera remboursée.',
          'Demandez l’écart avec le taux préférentiel, les frais et s’il s’agit d’une garantie accessoire.',
          'Le prêteur fait évaluer la propriété; un notaire ou un avocat inscrit la garantie.',
          'Fixez-vous un paiement mensuel supérieur à l’intérêt.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Elle ne fixe ni le taux ni la limite\u00a0: le prêteur peut réduire la limite ou exiger le remboursement.',
          'Elle ne se transfère pas comme un simple prêt\u00a0: partir exige habituellement la radiation de la garantie accessoire, et l’allègement du changement simple ne s’applique pas.',
          'Elle ne réduit pas la dette tant que vous ne payez que l’intérêt.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Ma marge peut aller à 80\u00a0%.\u00a0»',
      'La partie renouvelable s’arrête à 65\u00a0%. Le reste, jusqu’à 80\u00a0%, doit être remboursé.',
    ],
    ['«\u00a0L’intérêt d’une marge est déductible.\u00a0»', 'Seulement si l’argent emprunté produit un revenu d’entreprise ou de bien.'],
  ],
};
