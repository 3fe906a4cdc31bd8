import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Les deux grands programmes fédéraux ont pris fin. Les provinces et les distributeurs d’énergie paient encore pour l’isolation, les thermopompes et les fenêtres.',
  status: {
    headline: 'Fermés\u00a0: la Subvention et le Prêt canadiens pour des maisons plus vertes',
    text: 'La subvention n’accepte plus de nouvelles demandes depuis février 2024, et le prêt a reçu ses dernières le 1er octobre 2025. Les programmes provinciaux ci-dessous étaient indiqués actifs le 8 juin 2026, sauf mention contraire.',
  },
  replacements: {
    text: 'Un programme fédéral pour revenus faibles et médians, géré par les provinces, remplace peu à peu la subvention. Choisissez plus bas votre province pour voir ce qui est ouvert; ces guides aident à payer le reste.',
    items: [
      { topic: 'home-equity-loans', text: 'Un prêt fixe pour une rénovation au prix connu.' },
      { topic: 'helocs', text: 'Une marge où puiser pendant les travaux.' },
      { topic: 'home-office-deductions', text: 'Des crédits d’impôt fédéraux pour l’accessibilité et la rénovation multigénérationnelle.' },
    ],
  },
  glance: [
    ['Subvention fédérale (de 125\u00a0$ à 5\u00a0000\u00a0$)', 'fermée depuis février 2024'],
    ['Prêt fédéral (de 5\u00a0000\u00a0$ à 40\u00a0000\u00a0$)', 'dernières demandes le 1er octobre 2025'],
    ['Programme d’abordabilité Maisons plus vertes', 'par province, pour revenus faibles et médians'],
    ['Avant de commencer', 'une évaluation énergétique est habituellement exigée'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Les propriétaires, et parfois les locataires autorisés, d’une habitation qui est leur résidence principale.',
          'Pour le programme fédéral d’abordabilité\u00a0: les ménages à revenu faible ou médian.',
          'Souvent seulement pour un chauffage au mazout ou à l’électricité, et avec des produits désignés ou des installateurs titulaires d’une licence.',
        ],
      },
      { text: 'Nous ne disons pas si vous y avez droit\u00a0: chaque programme décide, et les conditions changent souvent.' },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Montants que nous avons trouvés',
          head: ['Programme', 'Au plus'],
          rows: [
            [
              'Ontario, Économies pour la rénovation résidentielle, thermopompe dans une maison chauffée à l’électricité',
              '7\u00a0500\u00a0$',
            ],
            ['Ontario, Économies pour la rénovation résidentielle, thermopompe géothermique', '12\u00a0000\u00a0$'],
            ['Québec, LogisVert', '6\u00a0700\u00a0$'],
          ],
        },
      },
    ],
  },
  programs: {
    greenerGrant: {
      name: 'Subvention canadienne pour des maisons plus vertes',
      text: 'De 125\u00a0$ à 5\u00a0000\u00a0$. Fermée aux nouvelles demandes depuis février 2024.',
    },
    greenerLoan: {
      name: 'Prêt canadien pour des maisons plus vertes',
      text: 'De 5\u00a0000\u00a0$ à 40\u00a0000\u00a0$ sans intérêt. Dernières demandes le 1er octobre 2025; les prêts existants se poursuivent.',
    },
    affordability: {
      name: 'Programme canadien pour l’abordabilité des maisons plus vertes',
      text: 'Travaux sans frais pour revenus faibles et médians, par l’entremise des provinces. Le Manitoba a été le premier, annoncé le 12 septembre 2025.',
    },
    oilToHeatPump: {
      name: 'Conversion abordable du mazout à la thermopompe',
      text: 'Les sources se contredisent\u00a0: l’une l’indique actif le 8 juin 2026, l’autre donne le 31 juillet 2026 comme dernier jour dans plusieurs provinces.',
    },
    ontarioSavings: {
      name: 'Programme d’économies pour la rénovation résidentielle',
      text: 'Thermopompe jusqu’à 7\u00a0500\u00a0$, géothermique jusqu’à 12\u00a0000\u00a0$, moins si le chauffage est au gaz. Un guide ne le confirme que jusqu’au 30 novembre 2026.',
    },
    cleanBc: { name: 'CleanBC Better Homes', text: 'Thermopompes, isolation, fenêtres et mise à niveau électrique.' },
    logisVert: { name: 'LogisVert', text: 'Jusqu’à 6\u00a0700\u00a0$; l’installateur doit détenir une licence de la RBQ.' },
    renoclimat: { name: 'Rénoclimat', text: 'Aide à l’isolation et à l’étanchéité, à commencer par une évaluation.' },
    efficiencyNs: { name: 'Efficiency Nova Scotia', text: 'Évaluation et remises pour l’isolation et le chauffage.' },
    efficiencyMb: {
      name: 'Efficacité Manitoba',
      text: 'Remises pour l’isolation, les fenêtres et le chauffage; y livre le programme fédéral d’abordabilité.',
    },
  },
  more: [
    {
      title: 'Prêts des villes et des distributeurs',
      blocks: [
        {
          text: 'Certaines villes prêtent pour des travaux énergétiques et se remboursent avec les taxes foncières, comme HELP à Toronto et CEIP en Alberta. Informez-vous auprès de votre municipalité et de votre distributeur.',
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Choisissez votre province ci-dessus et ouvrez la page officielle du programme.',
          'Réservez l’évaluation énergétique avant tous travaux\u00a0: c’est habituellement une condition.',
          'Attendez l’approbation écrite, puis signez avec un entrepreneur titulaire d’une licence.',
          'Gardez les factures, les photos et les numéros de modèle; réservez la deuxième évaluation.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Des travaux commencés avant l’approbation ne sont habituellement pas payés.',
          'L’argent arrive souvent après les travaux\u00a0: il faut payer d’abord.',
          'Les programmes ne se cumulent pas toujours\u00a0: lisez la règle sur le cumul.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0La subvention fédérale est ouverte.\u00a0»', 'Elle est fermée depuis février 2024.'],
    [
      '«\u00a0Je commence et je ferai la demande plus tard.\u00a0»',
      'La plupart des programmes refusent les travaux commencés avant l’évaluation.',
    ],
  ],
};
