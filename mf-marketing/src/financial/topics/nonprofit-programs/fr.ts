import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Habitat pour l’humanité et des organismes locaux ouvrent une porte vers la propriété aux familles que les banques refusent. Chaque affilié a ses règles.',
  status: {
    headline: 'Ouvert là où un affilié construit; les critères varient d’une ville à l’autre',
    text: 'Les chiffres ci-dessous viennent des pages des affiliés, plusieurs sans date. Informez-vous auprès de l’affilié le plus proche.',
  },
  glance: [
    ['Habitat\u00a0: mise de fonds', 'aucune'],
    ['Habitat\u00a0: heures de bénévolat', 'typiquement 500'],
    ['Habitat\u00a0: versements', 'selon le revenu'],
    ['Habitation', 'vendue à sa juste valeur, pas donnée'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Les familles à revenu modeste et stable qui ne peuvent obtenir une hypothèque ordinaire.',
          'Souvent avec des enfants, dans un logement trop petit, insalubre ou trop cher.',
          'Prêtes à donner des heures de bénévolat et à rester dans la communauté.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Deux affiliés comparés',
          head: ['Point', 'Sud de l’Alberta', 'Edmonton'],
          rows: [
            [
              'Hypothèque',
              'sans intérêt',
              'première hypothèque sur environ la moitié de la valeur, auprès d’une coopérative de crédit; le reste sans intérêt pendant 20 ans',
            ],
            ['Versements', 'au plus 30\u00a0% du revenu du ménage', 'à demander à l’affilié'],
            ['Revenu', 'd’emploi, à partir d’environ 40\u00a0000\u00a0$', 'à demander à l’affilié'],
            ['Épargne', '7\u00a0500\u00a0$', 'à demander à l’affilié'],
            ['Résidence', '2 ans en Alberta, au moins un enfant', 'à demander à l’affilié'],
          ],
        },
      },
    ],
  },
  programs: {
    habitat: {
      name: 'Habitat pour l’humanité',
      text: 'Habitations à leur juste valeur, sans mise de fonds, avec une hypothèque selon le revenu; typiquement 500 heures de bénévolat. Trouvez l’affilié de votre région.',
    },
    habitatSouth: {
      name: 'Habitat pour l’humanité, Sud de l’Alberta',
      text: 'Sans intérêt; versements d’au plus 30\u00a0% du revenu du ménage; 7\u00a0500\u00a0$ d’épargne.',
    },
    habitatEdmonton: {
      name: 'Habitat pour l’humanité, Edmonton',
      text: 'Première hypothèque d’une coopérative de crédit sur environ la moitié de la valeur, deuxième sans intérêt pendant 20 ans.',
    },
    attainable: {
      name: 'Attainable Homes Calgary',
      text: 'Aide à la mise de fonds, avec 2\u00a0000\u00a0$ de l’acheteur. Les chiffres au dossier sont anciens.',
    },
  },
  more: [
    {
      title: 'D’autres voies vers un toit stable',
      blocks: [
        {
          terms: [
            [
              'Hypothèques à plus-value partagée',
              'En Ontario, des promoteurs sans but lucratif comme Options for Homes prêtent une partie du prix en deuxième hypothèque, sans versements jusqu’à la vente; ils partagent alors le gain.',
            ],
            [
              'Coopératives d’habitation',
              'Vous êtes membre plutôt que propriétaire\u00a0: des frais mensuels au coût, et une voix dans les décisions.',
            ],
            ['Fiducies foncières communautaires', 'La fiducie garde le terrain, et l’habitation reste abordable pour la famille suivante.'],
          ],
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Trouvez l’affilié ou l’organisme de votre région et assistez à une rencontre d’information.',
          'Vérifiez les revenus, la résidence et les heures exigés avant de remplir des formulaires.',
          'Apportez les preuves de revenu, de dettes et de frais de logement actuels.',
          'Demandez ce qui arrive à la revente\u00a0: qui achète, et à quel prix.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Ce n’est pas une maison gratuite\u00a0: vous payez l’hypothèque, les taxes, l’assurance et l’entretien.',
          'Ce n’est pas rapide\u00a0: on choisit les familles quand des maisons se construisent.',
          'Le prix de revente peut être limité.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0Habitat donne des maisons.\u00a0»', 'Il les vend à leur juste valeur, avec une hypothèque que vous pouvez porter.'],
    ['«\u00a0Les règles sont les mêmes partout.\u00a0»', 'Chaque affilié fixe les siennes.'],
  ],
};
