import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Le Canada n’a pas de prêt hypothécaire rural fédéral. Dans le Nord et dans certaines provinces, des organismes publics d’habitation prêtent ou donnent une partie du prix.',
  status: {
    headline: 'Les programmes territoriaux sont ouverts; plusieurs pages sont anciennes',
    text: 'Quand la page d’un programme est sans date ou semble périmée, ce guide indique «\u00a0À vérifier\u00a0». Appelez la société d’habitation avant de compter sur le montant.',
  },
  glance: [
    ['Prêt hypothécaire rural fédéral', 'aucun'],
    ['Territoires du Nord-Ouest', '5\u00a0% du prix, jusqu’à 30\u00a0000\u00a0$, avec remise'],
    ['Nunavut', '250\u00a0000\u00a0$ pour une maison en kit, remis sur 10 ans'],
    ['Prêts assurés ordinaires', 'aussi pour les habitations rurales'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Les programmes nordiques exigent de résider dans le territoire et, habituellement, d’habiter une propriété située dans une localité désignée.',
          'Pour un prêt assuré ordinaire, l’habitation doit être accessible toute l’année et se revendre assez facilement; le terrain qui dépasse un lot normal peut être exclu de la valeur.',
          'Dans une réserve, la démarche est différente\u00a0: voyez le guide sur le logement autochtone.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Programme d’achat d’habitation des Territoires du Nord-Ouest\u00a0: remise de l’aide',
          head: ['Aide', 'Remise après'],
          rows: [
            ['Jusqu’à 10\u00a0000\u00a0$', '1 an'],
            ['Jusqu’à 20\u00a0000\u00a0$', '2 ans'],
            ['Jusqu’à 30\u00a0000\u00a0$', '3 ans'],
          ],
        },
      },
    ],
  },
  programs: {
    nwtPurchase: {
      name: 'Home Purchase Program (T.N.-O.)',
      text: 'Aide à la mise de fonds avec remise\u00a0: 5\u00a0% du prix ou du coût maximal de construction. Pour une première habitation, après 3 ans de résidence, dans les localités désignées.',
    },
    nwtPath: {
      name: 'PATH (T.N.-O.)',
      text: 'Une page ancienne décrit une aide de 5\u00a0% à 55\u00a0% du prix, selon la zone et le revenu. Elle a peut-être été remplacée.',
    },
    nunavut: {
      name: 'Programme d’aide à l’accession à la propriété du Nunavut',
      text: '250\u00a0000\u00a0$ pour une maison en kit, remis sur 10 ans. Il faut une hypothèque pour le reste.',
    },
    yukon: {
      name: 'Prêts de la Société d’habitation du Yukon',
      text: 'De très vieilles pages décrivent des premières hypothèques, des prêts à l’autoconstruction et une aide à la mise de fonds. Demandez à la société ce qu’elle offre aujourd’hui.',
    },
    newBrunswick: {
      name: 'Programme d’aide à l’accession à la propriété (Nouveau-Brunswick)',
      text: 'Aide remboursable pour un premier achat à revenu modeste. La page est sans date et ses limites semblent anciennes.',
    },
  },
  more: [
    {
      title: 'Fermes et grands terrains',
      blocks: [
        {
          text: 'Financement agricole Canada et les prêteurs agricoles provinciaux financent des fermes qui comprennent une habitation. Le Manitoba et l’Alberta ont des programmes de prêts pour propriétaires ruraux et agriculteurs débutants; informez-vous directement.',
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Appelez la société d’habitation de votre territoire ou province\u00a0: le programme est-il ouvert, et pour votre localité?',
          'Obtenez une préautorisation hypothécaire pour le reste du prix.',
          'Faites inspecter à vos frais le puits, l’installation septique et le chemin d’accès.',
          'Faites la demande avant de signer\u00a0: on aide rarement un achat déjà conclu.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Ces programmes ne paient pas les frais courants\u00a0: combustible, livraison d’eau, entretien du chemin.',
          'L’évaluation du prêteur ne vérifie ni le puits ni l’installation septique.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Il existe un prêt rural sans mise de fonds, comme aux États-Unis.\u00a0»',
      'Les prêts USDA et VA sont américains. Rien de tel au Canada.',
    ],
    ['«\u00a0Le prêteur inspecte le puits.\u00a0»', 'Non. Commandez votre propre inspection.'],
  ],
};
