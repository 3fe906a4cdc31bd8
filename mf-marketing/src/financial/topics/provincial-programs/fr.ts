import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Allègements de droits de mutation, crédits d’impôt et aide à la mise de fonds, province par province. Choisissez la vôtre pour voir ce qui s’applique.',
  status: {
    headline: 'Le plus récent\u00a0: le projet pilote de mise de fonds de 2\u00a0% de la Nouvelle-Écosse, depuis le 3 février 2026',
    text: 'Le crédit remboursable du Québec vise les habitations acquises à partir du 1er janvier 2026. Le remboursement bonifié de la TVH en Ontario vise les conventions signées du 1er avril 2026 au 31 mars 2027.',
  },
  glance: [
    ['Colombie-Britannique', 'jusqu’à 8\u00a0000\u00a0$ de droits de mutation'],
    ['Ontario', 'jusqu’à 4\u00a0000\u00a0$ de droits; remboursements de TVH sur le neuf'],
    ['Québec', 'jusqu’à 5\u00a0875\u00a0$, plus un crédit de 1\u00a0400\u00a0$'],
    ['Saskatchewan', 'crédit de 1\u00a0575\u00a0$'],
    ['Nouvelle-Écosse', 'projet pilote à 2\u00a0%; jusqu’à 3\u00a0000\u00a0$ sur le neuf'],
    ['Île-du-Prince-Édouard', 'exemption de droits de mutation'],
  ],
  who: {
    blocks: [
      {
        list: [
          'La plupart des programmes visent une première habitation, chacun selon sa propre définition.',
          'Il faut habituellement habiter la propriété, et souvent avoir résidé dans la province.',
          'Partir trop tôt peut obliger à rembourser l’aide.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        text: 'La liste ci-dessous indique ce que donne chaque programme. L’aide fédérale s’y ajoute\u00a0: RAP, CELIAPP, montant pour l’achat d’une habitation et remboursement de la TPS.',
      },
    ],
  },
  programs: {
    bcFirst: {
      name: 'Droits de mutation\u00a0: première habitation',
      text: 'Aucun droit sur la première tranche de 500\u00a0000\u00a0$ (jusqu’à 8\u00a0000\u00a0$ d’économie) pour une propriété d’au plus 835\u00a0000\u00a0$; l’allègement s’annule à 860\u00a0000\u00a0$.',
    },
    bcNew: {
      name: 'Droits de mutation\u00a0: habitation neuve',
      text: 'Aucun droit jusqu’à 1\u00a0100\u00a0000\u00a0$, puis l’allègement s’annule à 1\u00a0150\u00a0000\u00a0$. Pas seulement pour une première habitation. Le plus élevé des deux s’applique, jamais les deux.',
    },
    attainable: {
      name: 'Attainable Homes Calgary',
      text: 'Aide à la mise de fonds; d’anciennes pages demandent 2\u00a0000\u00a0$ à l’acheteur. L’Alberta n’exige que des frais de titre, sans droits de mutation.',
    },
    skCredit: {
      name: 'Crédit pour première habitation',
      text: '1\u00a0575\u00a0$ (15\u00a0000\u00a0$ à 10,5\u00a0%), depuis le 1er janvier 2025. Informez-vous auprès de la province sur la TVP des habitations neuves.',
    },
    mbCredit: {
      name: 'Crédit d’impôt d’abordabilité pour propriétaires',
      text: 'Allègement de la taxe scolaire, jusqu’à 1\u00a0600\u00a0$ en 2026 et 1\u00a0700\u00a0$ en 2027. Pas seulement pour une première habitation.',
    },
    onRefund: {
      name: 'Remboursement des droits de cession immobilière',
      text: 'Jusqu’à 4\u00a0000\u00a0$ pour une première habitation\u00a0: la totalité des droits jusqu’à un prix de 368\u00a0333\u00a0$. Toronto ajoute une remise d’au plus 4\u00a0475\u00a0$.',
    },
    onRebate: {
      name: 'Remboursements de la TVH sur le neuf',
      text: 'La partie provinciale de la TVH, jusqu’à 80\u00a0000\u00a0$ pour une première habitation, et pour tout acheteur dont la convention est signée du 1er avril 2026 au 31 mars 2027, sous 1\u00a0850\u00a0000\u00a0$.',
    },
    qcAccess: {
      name: 'Crédit d’accès à la propriété (remboursable)',
      text: 'La totalité des premiers 5\u00a0000\u00a0$ de droits de mutation et 25\u00a0% des 3\u00a0500\u00a0$ suivants\u00a0: au plus 5\u00a0875\u00a0$, pour une habitation acquise à partir du 1er janvier 2026. Versement anticipé dès octobre 2026 au-delà de 1\u00a0000\u00a0$. Le bulletin du ministère ne fixe aucun prix maximal; certains articles en décrivent un.',
    },
    qcCredit: {
      name: 'Crédit d’impôt pour l’achat d’une habitation',
      text: '1\u00a0400\u00a0$ (10\u00a0000\u00a0$ à 14\u00a0%), non remboursable.',
    },
    nbAssistance: {
      name: 'Programme d’aide à l’accession à la propriété',
      text: 'Aide remboursable pour un premier achat à revenu modeste. La page est sans date.',
    },
    nsPilot: {
      name: 'Projet pilote de mise de fonds de 2\u00a0%, quatre ans',
      text: 'Coopératives de crédit seulement, sans assurance prêt hypothécaire. Revenu d’au plus 200\u00a0000\u00a0$, cote de crédit de 630 ou plus; prix d’au plus 570\u00a0000\u00a0$ à Halifax et East Hants, 500\u00a0000\u00a0$ ailleurs; taux d’au plus le taux préférentiel majoré de 2 points.',
    },
    nsRebate: {
      name: 'Remboursement de la TVH sur une première habitation neuve',
      text: '18,75\u00a0% de la partie provinciale, jusqu’à 3\u00a0000\u00a0$. Une aide à la mise de fonds existe peut-être aussi\u00a0: informez-vous auprès de la province.',
    },
    peExemption: {
      name: 'Exemption de droits de mutation',
      text: 'Aucun droit pour une première habitation; la loi ne fixe pas de prix maximal. Conditions de résidence et d’occupation.',
    },
    nwtPurchase: { name: 'Home Purchase Program', text: '5\u00a0% du prix, jusqu’à 30\u00a0000\u00a0$, remis après 1 à 3 ans.' },
    nunavut: {
      name: 'Programme d’aide à l’accession à la propriété du Nunavut',
      text: '250\u00a0000\u00a0$ pour une maison en kit, remis sur 10 ans.',
    },
    yukon: {
      name: 'Prêts de la Société d’habitation du Yukon',
      text: 'Décrits sur de très vieilles pages. Informez-vous auprès de la société.',
    },
  },
  apply: {
    blocks: [
      {
        steps: [
          'Choisissez votre province ci-dessus et notez les programmes.',
          'Lisez les conditions officielles avant de faire une offre\u00a0: certains exigent une demande préalable.',
          'Informez votre notaire ou votre avocat; l’allègement de droits se demande à l’inscription.',
          'Demandez les crédits dans votre déclaration de revenus et gardez la preuve que vous habitez la propriété.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Terre-Neuve-et-Labrador n’accorde aucun allègement de ses frais d’enregistrement; ses programmes pour acheteurs ouvrent et ferment.',
          'Tout ne s’additionne pas\u00a0: lisez la règle sur le cumul.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Je peux tout cumuler.\u00a0»',
      'En Colombie-Britannique, un seul allègement; en Ontario, l’ensemble des remboursements de TVH s’arrête à 80\u00a0000\u00a0$.',
    ],
    [
      '«\u00a0Chaque province rembourse les droits de mutation.\u00a0»',
      'Un allègement à la clôture existe en Colombie-Britannique, en Ontario, à Toronto et à l’Île-du-Prince-Édouard; le Québec verse ensuite un crédit d’impôt.',
    ],
  ],
};
