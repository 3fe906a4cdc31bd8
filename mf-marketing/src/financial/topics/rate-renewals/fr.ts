import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'À la fin d’un terme, vous pouvez rester, négocier ou partir. À l’échéance, il n’y a normalement aucune pénalité pour partir.',
  status: {
    headline: 'Changer de prêteur au renouvellement est plus simple depuis le 21 novembre 2024',
    text: 'Pour un prêt non assuré transféré tel quel entre prêteurs sous réglementation fédérale, le BSIF ne prescrit plus la simulation de crise.',
  },
  glance: [
    ['Pénalité à l’échéance', 'normalement aucune'],
    ['Relevé de renouvellement', 'au moins 21 jours avant la fin du terme (prêteurs sous réglementation fédérale)'],
    ['Frais qu’on peut ajouter lors d’un changement simple', 'jusqu’à 3\u00a0000\u00a0$'],
    ['Taux directeur de la Banque du Canada', '2,25\u00a0% le 2 septembre 2026'],
    ['Taux préférentiel', '4,45\u00a0% en septembre 2026'],
    ['Taux affiché de 5 ans', '6,09\u00a0% en septembre 2026'],
  ],
  who: {
    title: 'Qui peut changer de prêteur sans la simulation prescrite',
    blocks: [
      {
        list: [
          'Prêt non assuré, entre prêteurs sous réglementation fédérale, au renouvellement.',
          'Même solde, avec au plus 3\u00a0000\u00a0$ de frais ajoutés; amortissement égal ou plus court.',
          'Ne s’applique pas aux produits combinés à une marge de crédit, à un emprunt plus élevé ni à un amortissement plus long\u00a0: ce sont de nouvelles approbations.',
          'Prêt assuré\u00a0: en règle générale, l’emprunteur assuré n’est pas réévalué s’il change de prêteur. Faites-le confirmer par l’assureur et par le nouveau prêteur.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Taux de référence',
    blocks: [
      {
        table: {
          caption: 'Des taux auxquels comparer une offre',
          head: ['Taux', 'Valeur', 'Date'],
          rows: [
            ['Taux directeur de la Banque du Canada', '2,25\u00a0%', '2 septembre 2026'],
            ['Taux préférentiel', '4,45\u00a0%', 'septembre 2026'],
            ['Taux fixe affiché de 5 ans', '6,09\u00a0%', 'septembre 2026'],
            ['Taux moyen assuré de 5 ans, tel que contracté', 'environ 4,01\u00a0%', 'juin 2026'],
          ],
        },
      },
      {
        text: 'La Banque du Canada s’est aussi prononcée sur son taux le 28 octobre 2026; nous n’avons pas confirmé cette décision. Vérifiez les chiffres du jour auprès de la Banque avant de comparer.',
      },
    ],
  },
  more: [
    {
      title: 'Partir avant l’échéance',
      blocks: [
        {
          list: [
            'Taux fixe\u00a0: habituellement le plus élevé de trois mois d’intérêts et du différentiel de taux d’intérêt.',
            'Taux variable\u00a0: souvent trois mois d’intérêts.',
            'Terme de plus de 5 ans\u00a0: après 5 ans, un particulier peut rembourser moyennant au plus trois mois d’intérêts (Loi sur l’intérêt).',
          ],
        },
        {
          text: 'L’exemple de l’Agence de la consommation en matière financière\u00a0: 200\u00a0000\u00a0$ à 6\u00a0%, 36 mois restants, taux de comparaison de 4\u00a0%. Trois mois d’intérêts font 3\u00a0000\u00a0$; le différentiel, 12\u00a0000\u00a0$. Les frais sont de 12\u00a0000\u00a0$.',
        },
      ],
    },
  ],
  apply: {
    title: 'Comment bien renouveler',
    blocks: [
      {
        steps: [
          'De quatre à six mois d’avance, trouvez votre solde, la date d’échéance, l’amortissement restant et le type de garantie.',
          'Demandez des offres à plusieurs prêteurs ou à un courtier titulaire d’un permis, et la durée pendant laquelle chaque taux est garanti.',
          'Montrez la meilleure à votre prêteur et demandez-lui son meilleur taux.',
          'Comparez le coût total sur le terme, tous frais compris, et pas seulement le taux.',
          'Signez à temps. Si vous ne faites rien, vous pourriez repartir pour un terme à un taux que personne n’a négocié.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Le renouvellement ne change pas votre amortissement, à moins que vous le demandiez.',
          'Changer de prêteur ne vous donne pas plus d’argent; ce serait un refinancement.',
          'Une garantie accessoire ne se transfère pas toujours\u00a0: partir peut exiger une radiation et une nouvelle inscription.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Je dois réussir la simulation de crise pour renouveler chez mon prêteur.\u00a0»',
      'Un simple renouvellement chez le même prêteur n’est pas une nouvelle demande.',
    ],
    ['«\u00a0Je dois signer la lettre reçue.\u00a0»', 'C’est une offre. Vous pouvez la négocier ou aller ailleurs.'],
    ['«\u00a0Combiner les taux évite la pénalité.\u00a0»', 'Elle est cachée dans le nouveau taux. Demandez-la en dollars.'],
  ],
};
