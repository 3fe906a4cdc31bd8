import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Une somme forfaitaire garantie par votre propriété et remboursée par versements fixes, à côté de l’hypothèque que vous avez déjà.',
  status: {
    headline: 'Offert, jusqu’à 80\u00a0% de la valeur en tout',
    text: 'Les prêteurs sous réglementation fédérale additionnent l’hypothèque et le nouveau prêt. Des prêteurs privés de deuxième rang vont parfois plus loin, à des taux et des frais bien plus élevés.',
  },
  glance: [
    ['Limite combinée', '80\u00a0% de la valeur de la propriété'],
    ['Versements', 'fixes\u00a0: capital et intérêts'],
    ['Rang', 'habituellement deuxième, après l’hypothèque'],
    ['Taux d’intérêt criminel', '35\u00a0% par an depuis le 1er janvier 2025, avec des exceptions pour certains prêts commerciaux'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Vous possédez au moins 20\u00a0% de la valeur, au-delà de ce que vous devez encore et de ce que vous empruntez.',
          'Vos revenus et votre crédit conviennent au prêteur; sous réglementation fédérale, il vous évalue au taux admissible.',
          'Il vous faut un montant connu, comme le prix d’une rénovation, plutôt qu’une réserve où puiser.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Prêt, marge ou refinancement',
    blocks: [
      {
        table: {
          caption: 'Trois façons d’emprunter sur sa propriété',
          head: ['Point', 'Prêt sur valeur nette', 'Marge hypothécaire', 'Refinancement'],
          rows: [
            ['Taux', 'habituellement fixe', 'préférentiel plus un écart', 'taux hypothécaire'],
            ['Remboursement', 'versements fixes', 'au moins l’intérêt', 'une seule nouvelle hypothèque'],
            ['Hypothèque actuelle', 'conservée', 'conservée', 'remplacée; pénalité possible'],
            ['Limite', '80\u00a0% combinés', '65\u00a0% renouvelables', '80\u00a0%'],
          ],
        },
      },
      {
        text: 'Prévoyez des frais d’inscription, de notaire ou d’avocat, et parfois d’évaluation. Demandez le taux annuel du coût d’emprunt, qui comprend les frais.',
      },
    ],
  },
  apply: {
    blocks: [
      {
        steps: [
          'Obtenez d’abord des soumissions pour emprunter ce que les travaux coûtent.',
          'Demandez à votre prêteur, puis à au moins un autre, le taux annuel et le coût total.',
          'Lisez ce qui arrive si vous vendez, renouvelez la première hypothèque ou remboursez d’avance.',
          'Signez devant un notaire ou un avocat, qui inscrit le prêt sur le titre.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Il ne protège pas votre propriété\u00a0: si vous cessez de payer, le prêteur peut la faire vendre (pouvoir de vente, vente judiciaire ou reprise, selon la province).',
          'Il ne rend pas l’intérêt déductible, sauf si l’argent produit un revenu d’entreprise ou de bien.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0C’est la même chose qu’une marge hypothécaire.\u00a0»',
      'Un prêt est versé une fois et diminue à chaque versement. Une marge peut être réutilisée, réduite ou rappelée.',
    ],
    [
      '«\u00a0Il n’y a pas de vérification de crédit.\u00a0»',
      'Les prêteurs vérifient le crédit. Ceux qui ne le font pas demandent habituellement bien plus.',
    ],
  ],
};
