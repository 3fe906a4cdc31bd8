import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Empruntez jusqu’à 60\u00a0000\u00a0$ à vos propres REER pour une première habitation, sans impôt, et remboursez sur 15 ans. Un CELIAPP y ajoute de l’argent qu’on ne rembourse jamais.',
  status: {
    headline: 'Les remboursements commencent de nouveau la cinquième année',
    text: 'Pour un premier retrait fait du 1er janvier 2026 au 31 décembre 2028, le premier remboursement est dû la cinquième année suivant celle du retrait\u00a0: retrait en 2026, début en 2031. Il en allait de même de 2022 à 2025.',
  },
  glance: [
    ['Limite', '60\u00a0000\u00a0$ par personne, depuis le 16 avril 2024'],
    ['Remboursement', '15 ans'],
    ['Premier remboursement, retrait en 2026', '2031'],
    ['Remboursement minimal pour 60\u00a0000\u00a0$', '4\u00a0000\u00a0$ par an'],
    ['Droits CELIAPP', '8\u00a0000\u00a0$ par an, 40\u00a0000\u00a0$ en tout'],
    ['Les deux pour une même habitation', 'permis'],
  ],
  who: {
    blocks: [
      {
        list: [
          'C’est votre première habitation\u00a0: en règle générale, ni vous ni votre conjoint n’étiez propriétaires d’une habitation où vous viviez cette année ou les 4 précédentes. Vérifiez la période exacte auprès de l’ARC; une exception existe pour une personne handicapée.',
          'Vous avez une entente écrite pour acheter ou construire une habitation.',
          'Vous l’acquérez avant le 1er octobre de l’année suivant votre premier retrait.',
          'Vous prévoyez y habiter dans un délai d’un an.',
        ],
      },
      { text: 'La limite est personnelle\u00a0: chaque membre d’un couple peut retirer 60\u00a0000\u00a0$ de ses propres REER.' },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Début et minimum des remboursements',
          head: ['Retrait en', 'Montant', 'Première année', 'Minimum annuel'],
          rows: [
            ['2026', '60\u00a0000\u00a0$', '2031', '4\u00a0000,00\u00a0$'],
            ['2024', '60\u00a0000\u00a0$', '2029', '4\u00a0000,00\u00a0$'],
            ['2020', '35\u00a0000\u00a0$', '2022', '2\u00a0333,33\u00a0$'],
            ['2029', '40\u00a0000\u00a0$', '2031', '2\u00a0666,67\u00a0$'],
          ],
        },
      },
      {
        table: {
          caption: 'RAP et CELIAPP côte à côte',
          head: ['Point', 'RAP', 'CELIAPP'],
          rows: [
            ['Dépôt déductible', 'oui, comme cotisation REER', 'oui'],
            ['Maximum par personne', '60\u00a0000\u00a0$', '40\u00a0000\u00a0$ de cotisations, plus le rendement'],
            ['Droits annuels', 'vos droits REER', '8\u00a0000\u00a0$, et jusqu’à 8\u00a0000\u00a0$ reportés'],
            ['Remboursé', 'sur 15 ans', 'jamais'],
            ['Excédent', 'règles du REER', '1\u00a0% par mois sur l’excédent'],
          ],
        },
      },
      {
        text: 'Un CELIAPP prend fin le 31 décembre de la première de ces années\u00a0: celle du 15e anniversaire, celle de vos 71 ans, celle qui suit votre premier retrait admissible.',
      },
    ],
  },
  apply: {
    blocks: [
      {
        steps: [
          'Cotisez tôt\u00a0: une cotisation faite dans les 89 jours précédant le retrait peut perdre sa déduction.',
          'Remettez le formulaire T1036 à l’émetteur de votre REER avant chaque retrait.',
          'Achetez, et conservez les preuves.',
          'Dès la première année de remboursement, cotisez à un REER, à un RPAC ou à un RPS pendant l’année ou les 60 jours qui suivent, et désignez le montant à l’annexe 7.',
          'Si l’achat échoue, annulez avec le formulaire RC471 dans son délai.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Un remboursement ne donne pas une deuxième déduction.',
          'Un minimum non versé s’ajoute à votre revenu de l’année, et les droits REER ne reviennent pas.',
          'L’argent transféré d’un REER à un CELIAPP utilise des droits CELIAPP, ne donne pas de nouvelle déduction et ne rend pas de droits REER.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0On rembourse dès la 2e année.\u00a0»', 'Seulement pour un premier retrait fait hors de la période de 2022 à 2028.'],
    [
      '«\u00a0La limite est de 35\u00a0000\u00a0$.\u00a0»',
      'Elle est de 60\u00a0000\u00a0$ pour les retraits faits après le 16 avril 2024.',
    ],
    ['«\u00a060\u00a0000\u00a0$, c’est pour le ménage.\u00a0»', 'C’est par personne.'],
  ],
};
