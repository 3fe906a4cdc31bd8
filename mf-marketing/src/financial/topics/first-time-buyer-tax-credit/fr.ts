import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Le montant pour l’achat d’une habitation réduit votre impôt fédéral l’année où vous achetez une première habitation. C’est un crédit, pas un chèque.',
  status: {
    headline: 'Il vaut 1\u00a0400\u00a0$ pour une habitation achetée en 2026',
    text: 'Le crédit suit le taux d’imposition fédéral le plus bas, passé à 14\u00a0% en 2026. Il était de 1\u00a0450\u00a0$ pour 2025 et de 1\u00a0500\u00a0$ pour 2024 et avant.',
  },
  glance: [
    ['Montant demandé', '10\u00a0000\u00a0$ par habitation'],
    ['Impôt fédéral économisé, 2026', 'jusqu’à 1\u00a0400\u00a0$'],
    ['Ligne', '31270 de la déclaration'],
    ['Remboursable', 'non'],
    ['Partage entre deux acheteurs', 'oui, 10\u00a0000\u00a0$ en tout'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Vous ou votre conjoint avez acheté une habitation au Canada, enregistrée à votre nom.',
          'En règle générale, aucun de vous n’était propriétaire d’une autre habitation où il vivait cette année ou les 4 précédentes. Les acheteurs admissibles au crédit d’impôt pour personnes handicapées sont dispensés de ce critère.',
          'Vous prévoyez y habiter dans un délai d’un an.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Crédit fédéral selon l’année d’achat',
          head: ['Année', 'Taux le plus bas', 'Crédit sur 10\u00a0000\u00a0$'],
          rows: [
            ['2024 et avant', '15\u00a0%', '1\u00a0500,00\u00a0$'],
            ['2025', '14,5\u00a0%', '1\u00a0450,00\u00a0$'],
            ['2026', '14\u00a0%', '1\u00a0400,00\u00a0$'],
          ],
        },
      },
      {
        text: 'Un crédit fédéral complémentaire peut aider les rares personnes qui ont de très gros crédits après la baisse du taux\u00a0: lisez le guide de votre déclaration.',
      },
    ],
  },
  provinces: {
    text: 'Deux provinces ajoutent leur propre crédit.',
    entries: {
      QC: {
        summary:
          '1\u00a0400\u00a0$ de plus du Québec (10\u00a0000\u00a0$ à 14\u00a0%). Le crédit fédéral vaut 1\u00a0169,00\u00a0$ en 2026, en raison de l’abattement fédéral de 16,5\u00a0%.',
      },
      SK: { summary: '1\u00a0575\u00a0$ de plus de la Saskatchewan (15\u00a0000\u00a0$ à 10,5\u00a0%), depuis le 1er janvier 2025.' },
    },
    otherwise: 'Crédit fédéral seulement; nous n’avons trouvé aucun crédit provincial.',
  },
  apply: {
    blocks: [
      {
        steps: [
          'Conservez l’acte de vente ou l’état des ajustements\u00a0: il indique la date et les noms.',
          'Demandez le montant à la ligne 31270 de la déclaration de l’année d’achat.',
          'Si vous êtes deux acheteurs, convenez de qui demande combien; le total reste de 10\u00a0000\u00a0$.',
          'Au Québec et en Saskatchewan, demandez aussi le crédit provincial.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Il n’aide pas à réunir la mise de fonds\u00a0: il arrive avec votre déclaration, l’année suivante.',
          'Il n’est pas remboursé si vous ne devez aucun impôt.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Je reçois 10\u00a0000\u00a0$.\u00a0»',
      'Vous obtenez un allègement d’impôt sur 10\u00a0000\u00a0$\u00a0: 1\u00a0400\u00a0$ en 2026.',
    ],
    ['«\u00a0C’est encore 1\u00a0500\u00a0$.\u00a0»', 'C’était la valeur jusqu’en 2024.'],
  ],
};
