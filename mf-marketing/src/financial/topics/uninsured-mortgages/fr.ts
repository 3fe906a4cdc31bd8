import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Avec une mise de fonds de 20\u00a0% ou plus, vous ne payez aucune prime d’assurance prêt hypothécaire. Le prêteur assume le risque et fixe donc lui-même plus de règles.',
  status: {
    headline: 'La simulation de crise s’applique toujours aux nouveaux prêts non assurés',
    text: 'Les paramètres étaient inchangés en septembre 2026. Depuis le 21 novembre 2024, transférer son prêt à un autre prêteur sous réglementation fédérale au renouvellement, sans rien changer d’autre, n’exige plus la simulation prescrite.',
  },
  glance: [
    ['Mise de fonds', '20\u00a0% ou plus'],
    ['Prime d’assurance', 'aucune'],
    ['Taux admissible', 'le plus élevé de votre taux majoré de 2 points et de 5,25\u00a0%'],
    ['Prix maximal', 'aucun'],
    ['Emprunt garanti par la propriété', 'jusqu’à 80\u00a0% de sa valeur'],
    ['Partie renouvelable', 'jusqu’à 65\u00a0% de sa valeur'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Vous versez au moins 20\u00a0%, ou vous détenez au moins 20\u00a0% d’une propriété que vous refinancez.',
          'Vous respectez les ratios du prêteur au taux admissible. Les limites de 39\u00a0% et de 44\u00a0% valent pour les prêts assurés; les prêteurs fixent les leurs pour les autres.',
          'Une propriété de 1\u00a0500\u00a0000\u00a0$ et plus ne peut être financée qu’ainsi.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Les règles en chiffres',
    blocks: [
      {
        table: {
          caption: 'Prêt assuré et prêt non assuré côte à côte',
          head: ['Point', 'Assuré', 'Non assuré'],
          rows: [
            ['Mise de fonds', 'à partir de 5\u00a0%', '20\u00a0% ou plus'],
            ['Prime', 'de 2,80\u00a0% à 4,00\u00a0% du prêt', 'aucune pour vous'],
            ['Prix', 'moins de 1\u00a0500\u00a0000\u00a0$', 'sans plafond'],
            ['Amortissement', '25 ans, ou 30 dans deux cas', '30 ans est courant; le prêteur décide'],
            ['Taux du contrat', 'souvent plus bas', 'souvent plus élevé'],
          ],
        },
      },
      {
        terms: [
          [
            'Le plancher joue rarement',
            'Le plancher de 5,25\u00a0% ne compte que pour un taux inférieur à 3,25\u00a0%. À 4,50\u00a0%, on vous évalue à 6,50\u00a0%.',
          ],
          [
            'Limites prêt-revenu',
            'Le BSIF limite aussi le nombre de prêts élevés par rapport au revenu qu’un prêteur peut garder dans son portefeuille non assuré. C’est une limite pour le prêteur, pas un plafond personnel.',
          ],
        ],
      },
    ],
  },
  more: [
    {
      title: 'Changer de prêteur sans la simulation prescrite',
      blocks: [
        { text: 'Le BSIF parle de changement simple. Toutes ces conditions doivent être réunies\u00a0:' },
        {
          list: [
            'les deux prêteurs sont sous réglementation fédérale, et le transfert se fait au renouvellement;',
            'le solde reste le même; on peut y ajouter jusqu’à 3\u00a0000\u00a0$ de frais;',
            'l’amortissement restant est le même ou plus court;',
            'il s’agit d’un prêt distinct que l’on rembourse, et non d’un produit combiné à une marge de crédit.',
          ],
        },
        {
          text: 'Le prêteur peut quand même faire ses propres vérifications. Les caisses et coopératives de crédit relèvent habituellement de leur province, pas du BSIF; plusieurs appliquent malgré tout la même simulation.',
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Établissez votre mise de fonds et sa provenance\u00a0: épargne, don, vente d’une autre propriété.',
          'Vérifiez votre budget au taux admissible, pas seulement au taux annoncé.',
          'Comparez le taux, la méthode de calcul de la pénalité, les privilèges de remboursement anticipé et le type de garantie, ordinaire ou accessoire.',
          'Faites évaluer la propriété si le prêteur le demande; il prête selon sa propre valeur, pas selon votre prix.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Il ne vous dispense pas de la simulation de crise chez un prêteur sous réglementation fédérale.',
          'Il ne garantit pas un taux plus bas que celui d’un prêt assuré.',
          'Il n’empêche pas un prêteur d’assurer votre prêt à ses frais; pour vous, rien ne change.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Avec 20\u00a0%, il n’y a plus de simulation de crise.\u00a0»',
      'Faux. Seul le changement simple au renouvellement échappe à la simulation prescrite.',
    ],
    [
      '«\u00a0Le taux non assuré est toujours plus bas.\u00a0»',
      'C’est habituellement le taux assuré qui est le plus bas, parce que le prêteur risque moins.',
    ],
    ['«\u00a0L’amortissement est limité à 25 ans.\u00a0»', 'C’est la règle des prêts assurés. Sans assurance, 30 ans est courant.'],
  ],
};
