import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'À partir de 55 ans, vous pouvez emprunter sur votre propriété sans paiements mensuels. La dette grossit jusqu’à la vente, au déménagement ou au décès.',
  status: {
    headline: 'Offert par quelques prêteurs; les taux dépassent nettement ceux d’un prêt ordinaire',
    text: 'Deux prêteurs occupent l’essentiel du marché. L’un d’eux ne dessert que des villes admissibles de l’Alberta, de la Colombie-Britannique, de l’Ontario et du Québec.',
  },
  glance: [
    ['Âge', '55 ans ou plus, pour chaque propriétaire'],
    ['Montant', 'jusqu’à environ 55\u00a0% de la valeur; un prêteur annonce jusqu’à 59\u00a0%'],
    ['Paiements', 'aucun tant que vous y habitez'],
    ['Exigible', 'à la vente, au déménagement ou au décès'],
    ['Titre', 'reste à votre nom'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Chaque propriétaire a au moins 55 ans et habite la propriété.',
          'Le montant dépend de l’âge, de la valeur et du lieu; plus âgé, on peut emprunter davantage.',
          'Une hypothèque existante doit être remboursée avec la somme reçue.',
          'Vous continuez de payer les taxes, l’assurance et l’entretien.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Comment la dette grossit',
    blocks: [
      {
        table: {
          caption: 'Illustration\u00a0: 100\u00a0000\u00a0$ empruntés à 7\u00a0%, capitalisés deux fois l’an, rien de remboursé',
          head: ['Après', 'Dette, environ'],
          rows: [
            ['5 ans', '141\u00a0000\u00a0$'],
            ['10 ans', '199\u00a0000\u00a0$'],
            ['15 ans', '281\u00a0000\u00a0$'],
            ['20 ans', '396\u00a0000\u00a0$'],
          ],
        },
      },
      {
        text: 'Le taux de 7\u00a0% est un exemple, pas une offre. Prévoyez une évaluation, des frais de clôture, des frais juridiques et, les premières années, des frais de remboursement anticipé.',
      },
    ],
  },
  apply: {
    blocks: [
      {
        steps: [
          'Comparez d’abord avec un logement plus petit, une marge de crédit, un report de taxes et l’aide de la famille.',
          'Demandez par écrit à chaque prêteur le taux, les frais et la dette après 5, 10 et 15 ans.',
          'Obtenez un avis juridique indépendant; les prêteurs l’exigent habituellement.',
          'Parlez-en aux personnes qui hériteront.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Il n’arrête pas l’intérêt\u00a0: celui-ci s’ajoute à la dette.',
          'Il ne vous dispense ni des taxes, ni de l’assurance, ni des réparations; un retard peut vous mettre en défaut.',
          'Il laisse moins pour un déménagement ou pour vos héritiers. Les prêteurs s’engagent à ce que la dette ne dépasse pas la juste valeur de la propriété si vous respectez vos obligations.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0La maison appartient à la banque.\u00a0»',
      'Votre nom reste sur le titre. Le prêteur détient une hypothèque, comme pour tout autre prêt.',
    ],
    [
      '«\u00a0Cet argent compte comme un revenu.\u00a0»',
      'Un prêt n’est pas un revenu; en règle générale, il ne réduit ni la SV ni le SRG. Informez-vous de votre cas auprès de Service Canada.',
    ],
    ['«\u00a0C’est de l’argent bon marché.\u00a0»', 'Les taux dépassent nettement ceux d’un prêt ordinaire, et l’intérêt se capitalise.'],
  ],
};
