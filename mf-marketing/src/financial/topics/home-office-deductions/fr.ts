import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Travailler à la maison peut réduire votre impôt, si votre employeur signe un formulaire ou si vous exploitez une entreprise. Le taux fixe de la pandémie n’existe plus.',
  status: {
    headline: 'Depuis 2023, les employés doivent utiliser la méthode détaillée',
    text: 'Le taux fixe de 2\u00a0$ par jour n’a existé que de 2020 à 2022. Il faut le formulaire T2200, signé par l’employeur, et les frais réels.',
  },
  glance: [
    ['Taux fixe', 'terminé avec la déclaration de 2022'],
    ['Employés', 'T2200 de l’employeur, T777 avec la déclaration'],
    ['Ligne', '22900'],
    ['Travailleurs autonomes', 'formulaire T2125'],
    ['Crédit pour l’accessibilité', 'jusqu’à 2\u00a0800\u00a0$'],
    ['Crédit multigénérationnel', 'jusqu’à 7\u00a0000\u00a0$ pour 2026'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Employés\u00a0: votre employeur exige que vous travailliez à la maison; une entente de télétravail officielle suffit.',
          'Vous y travaillez plus de 50\u00a0% du temps pendant au moins 4 semaines d’affilée, ou l’espace ne sert qu’au travail et vous y rencontrez régulièrement des gens.',
          'Votre employeur ne rembourse pas les frais.',
          'Travailleurs autonomes\u00a0: c’est votre principal lieu d’affaires, ou l’espace ne sert qu’à l’entreprise et à rencontrer des clients.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Ce qui compte',
    blocks: [
      {
        table: {
          caption: 'Frais dont on peut déduire une part',
          head: ['Frais', 'Employé', 'Employé à commission', 'Travailleur autonome'],
          rows: [
            ['Chauffage, électricité, eau, Internet', 'oui', 'oui', 'oui'],
            ['Loyer, petites réparations, fournitures', 'oui', 'oui', 'oui'],
            ['Taxes foncières, assurance habitation', 'non', 'oui', 'oui'],
            ['Intérêts hypothécaires', 'non', 'non', 'oui'],
            ['Améliorations', 'non', 'non', 'pas comme dépense courante'],
          ],
        },
      },
      {
        text: 'La part est la superficie de l’espace de travail divisée par la superficie finie de l’habitation, et selon les heures si l’espace sert à autre chose. Exemple\u00a0: 120 pi² sur 1\u00a0200, c’est 10\u00a0%; sur 4\u00a0000\u00a0$ de frais, vous déduisez 400\u00a0$.',
      },
    ],
  },
  more: [
    {
      title: 'Des crédits de rénovation qui existent vraiment',
      blocks: [
        {
          table: {
            caption: 'Crédits fédéraux pour la rénovation',
            head: ['Crédit', 'Frais reconnus', 'Impôt économisé au plus'],
            rows: [
              ['Accessibilité domiciliaire', 'jusqu’à 20\u00a0000\u00a0$', '2\u00a0800\u00a0$ (14\u00a0%)'],
              ['Rénovation multigénérationnelle, 2026', 'jusqu’à 50\u00a0000\u00a0$', '7\u00a0000\u00a0$ (14\u00a0%)'],
              ['Rénovation multigénérationnelle, 2025', 'jusqu’à 50\u00a0000\u00a0$', '7\u00a0250\u00a0$ (14,5\u00a0%)'],
            ],
          },
        },
        { text: 'À partir de 2026, des frais demandés pour l’accessibilité ne peuvent plus l’être aussi comme frais médicaux.' },
      ],
    },
  ],
  apply: {
    title: 'Comment déduire',
    blocks: [
      {
        steps: [
          'Demandez à votre employeur un T2200 signé pour l’année.',
          'Mesurez l’espace de travail et l’habitation; gardez les factures et les reçus.',
          'Les employés remplissent le T777 et déduisent à la ligne 22900; les travailleurs autonomes utilisent le T2125.',
          'Au Québec, demandez aussi le TP-64.3 et remplissez le TP-59.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Elle ne paie pas la construction ou la rénovation du bureau.',
          'Pour une entreprise, elle ne peut créer une perte; la part inutilisée est reportée à l’année suivante.',
          'Demander l’amortissement fiscal (DPA) sur la maison peut coûter une partie de l’exemption pour résidence principale.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0Je peux encore demander 2\u00a0$ par jour.\u00a0»', 'Plus depuis la déclaration de 2022.'],
    ['«\u00a0Rénover mon bureau est déductible.\u00a0»', 'Une amélioration n’est pas une dépense d’employé.'],
    ['«\u00a0Un employé peut déduire ses intérêts hypothécaires.\u00a0»', 'Seul un travailleur autonome peut en déduire une part.'],
  ],
};
