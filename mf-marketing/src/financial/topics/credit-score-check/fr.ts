import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Consultez gratuitement votre propre dossier et votre cote avant qu’un prêteur le fasse. Vous vérifier vous-même ne fait jamais baisser la cote.',
  status: {
    headline: 'Les deux agences offrent un accès gratuit',
    text: 'Au Québec, le dossier et la cote sont gratuits chez Equifax et TransUnion selon la loi, depuis le 1er février 2021. Ailleurs, vérifiez ce que chaque agence donne gratuitement.',
  },
  glance: [
    ['Échelle', 'de 300 à 900'],
    ['Agences', 'Equifax et TransUnion'],
    ['Exigée par la SCHL', '600 pour au moins un emprunteur'],
    ['Projet pilote à 2\u00a0% de la Nouvelle-Écosse', '630'],
    ['Consulter la sienne', 'sans effet sur la cote'],
    ['Mentions négatives', 'conservées environ 6 ans'],
  ],
  who: {
    title: 'Qui devrait vérifier, et quand',
    blocks: [
      {
        list: [
          'Toute personne qui demandera une hypothèque, de trois à six mois d’avance\u00a0: corriger une erreur prend du temps.',
          'Toute personne qui s’est fait voler son portefeuille, son téléphone ou son courrier.',
          'Les deux conjoints\u00a0: chacun a son dossier.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Vérifications avec ou sans effet',
    blocks: [
      {
        table: {
          caption: 'Qui demande, et ce que cela fait',
          head: ['Vérification', 'Exemple', 'Effet sur la cote'],
          rows: [
            ['Simple consultation', 'vous, un prêteur actuel, un employeur autorisé', 'aucun'],
            ['Demande de crédit', 'une demande de prêt ou de carte', 'peut la baisser un peu pendant un temps'],
          ],
        },
      },
      {
        text: 'Il n’existe pas une cote unique. Les agences utilisent plusieurs modèles, et les prêteurs voient d’autres chiffres que vous.',
      },
    ],
  },
  provinces: {
    text: 'Les droits diffèrent au Québec.',
    entries: {
      QC: {
        summary:
          'Dossier et cote gratuits sur les sites des deux agences. En règle générale, vous pouvez aussi faire geler votre dossier contre tout nouveau crédit, depuis le 1er février 2023.',
      },
    },
    otherwise:
      'En règle générale, Equifax donne une cote et TransUnion un dossier gratuitement. Demandez la divulgation gratuite au consommateur; aucun abonnement mensuel n’est nécessaire.',
  },
  apply: {
    title: 'Comment la vérifier et l’améliorer',
    blocks: [
      {
        steps: [
          'Allez sur les sites des agences; tapez l’adresse vous-même, sans passer par le lien d’un courriel.',
          'Demandez le dossier gratuit aux deux\u00a0: ils peuvent différer.',
          'Lisez les noms, les adresses, les comptes, les limites, les retards et les demandes.',
          'Contestez les erreurs auprès de l’agence et du prêteur qui les a transmises.',
          'Payez à temps, gardez les soldes bien sous les limites, conservez vos vieux comptes, faites peu de demandes.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Une bonne cote ne promet pas un prêt\u00a0: le revenu et les dettes comptent aussi.',
          'Personne ne peut faire effacer une mention exacte contre de l’argent.',
          'Ce site ne demande jamais votre numéro d’assurance sociale et ne consulte aucun dossier.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0Il y a une seule cote.\u00a0»', 'Il y en a plusieurs, et elles diffèrent.'],
    [
      '«\u00a0Fermer des cartes améliore ma cote.\u00a0»',
      'Cela la baisse souvent\u00a0: vous perdez de l’historique et du crédit disponible.',
    ],
    ['«\u00a0Consulter mon dossier le fait baisser.\u00a0»', 'Votre propre consultation est sans effet.'],
  ],
};
