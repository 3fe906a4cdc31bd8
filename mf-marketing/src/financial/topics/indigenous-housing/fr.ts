import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Dans une réserve, une habitation ne se finance pas comme ailleurs. Hors réserve, tous les programmes ordinaires sont aussi ouverts aux acheteurs des Premières Nations, inuits et métis.',
  status: {
    headline: 'Des programmes existent; plusieurs pages officielles sont sans date',
    text: 'La plupart des programmes dans les réserves sont demandés par la Première Nation. Informez-vous d’abord à votre bureau du logement\u00a0: il sait auxquels votre Nation participe.',
  },
  glance: [
    ['Dans une réserve', 'garanties et programmes menés par la Nation'],
    ['Article 95', 'pour les Premières Nations, jusqu’à 100\u00a0% des coûts admissibles'],
    ['Fonds pour les logements du marché', 'fiducie de 300 millions de dollars depuis 2008'],
    ['Hors réserve', 'tous les programmes ordinaires'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Membres d’une Première Nation qui construisent, achètent ou rénovent dans une réserve\u00a0: par le bureau du logement de la Nation.',
          'Premières Nations\u00a0: pour des logements locatifs, des infrastructures et des garanties.',
          'Inuits et Métis\u00a0: des gouvernements et organismes régionaux ont leurs propres programmes de mise de fonds et de réparation.',
          'Toute personne hors réserve\u00a0: le RAP, le CELIAPP, les prêts assurés et les remboursements, comme pour tous.',
        ],
      },
      {
        text: 'Pourquoi les réserves sont différentes\u00a0: selon l’article 89 de la Loi sur les Indiens, les terres et les biens dans une réserve ne peuvent en règle générale être saisis par un prêteur de l’extérieur; une hypothèque ordinaire n’y fonctionne donc pas, et une garantie la remplace.',
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Principales façons de financer une habitation dans une réserve',
          head: ['Programme', 'Ce qu’il donne', 'Qui le demande'],
          rows: [
            [
              'Garantie d’emprunt ministérielle',
              'garantit un prêt bancaire pour construire, acheter ou rénover',
              'la Première Nation, pour un membre ou pour elle-même',
            ],
            [
              'Article 95 de la SCHL',
              'subvention et prêts jusqu’à 100\u00a0% des coûts admissibles, jusqu’à 25 ans',
              'la Première Nation, pour des logements locatifs',
            ],
            ['Fonds pour les logements du marché', 'appuie des prêts privés aux membres', 'les membres de Premières Nations approuvées'],
          ],
        },
      },
    ],
  },
  programs: {
    guarantees: {
      name: 'Garanties d’emprunt ministérielles',
      text: 'Services aux Autochtones Canada garantit des prêts pour construire, acheter ou rénover dans une réserve.',
    },
    onReserve: {
      name: 'Programme de logement dans les réserves',
      text: 'Soutien aux Premières Nations pour la construction, la réparation et la planification.',
    },
    onReserveBc: {
      name: 'Programme de logement dans les réserves, volet Colombie-Britannique',
      text: 'Les Premières Nations de la Colombie-Britannique ont leur propre volet.',
    },
    section95: {
      name: 'Logement sans but lucratif dans les réserves (article 95)',
      text: 'Subvention et prêts pour des logements locatifs. Les particuliers ne font pas la demande.',
    },
    marketFund: {
      name: 'Fonds pour les logements du marché destinés aux Premières Nations',
      text: 'Appuie des prêts privés aux membres de Premières Nations approuvées.',
    },
    buildCanadaHomes: {
      name: 'Maisons Canada',
      text: 'Reçoit les propositions de gouvernements et d’organismes autochtones. NICHI distribue aussi des fonds pour le logement autochtone urbain, rural et nordique.',
    },
  },
  apply: {
    blocks: [
      {
        steps: [
          'Commencez par le bureau du logement de votre Nation, ou par votre organisme inuit ou métis.',
          'Demandez quelle garantie ou quel fonds s’applique, et quel prêteur l’accepte.',
          'Préparez votre dossier de crédit et vos preuves de revenu\u00a0: les prêteurs les vérifient aussi.',
          'Hors réserve, comparez également les programmes ordinaires de votre province.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Une garantie n’est pas une subvention\u00a0: le prêt doit être remboursé.',
          'Le programme d’une Nation, d’une région ou d’un peuple ne vaut pas pour les autres.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Le logement est gratuit pour les Autochtones.\u00a0»',
      'La plupart des habitations sont louées, ou achetées avec des prêts comme ailleurs.',
    ],
    [
      '«\u00a0Un seul programme couvre tout le monde.\u00a0»',
      'Premières Nations, Inuits et Métis ont des programmes différents, et chaque Nation a sa politique.',
    ],
  ],
};
