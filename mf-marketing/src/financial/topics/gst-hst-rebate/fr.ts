import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'La TPS ou la TVH s’applique aux habitations neuves ou rénovées en grande partie. Une partie est remboursée et, pour une première habitation, toute la partie fédérale jusqu’à 50\u00a0000\u00a0$.',
  status: {
    headline: 'Le remboursement pour première habitation a force de loi depuis le 12 mars 2026',
    text: 'Il vise les conventions signées avec un constructeur du 20 mars 2025 au 31 décembre 2030. Le remboursement bonifié de l’Ontario vise celles signées du 1er avril 2026 au 31 mars 2027.',
  },
  glance: [
    ['Première habitation, fédéral', 'jusqu’à 50\u00a0000\u00a0$, pour un prix d’au plus 1\u00a0000\u00a0000\u00a0$'],
    ['S’annule à', '1\u00a0500\u00a0000\u00a0$'],
    ['Pour tous, fédéral', '36\u00a0% de la TPS, jusqu’à 6\u00a0300\u00a0$; rien à partir de 450\u00a0000\u00a0$'],
    ['Ontario', 'jusqu’à 80\u00a0000\u00a0$ de la partie provinciale'],
    ['Délai', '2 ans'],
    ['Revente', 'pas de TPS, donc pas de remboursement'],
  ],
  who: {
    blocks: [
      { text: 'Pour le remboursement de première habitation, toutes ces conditions\u00a0:' },
      {
        list: [
          'vous avez 18 ans ou plus et êtes citoyen ou résident permanent;',
          'l’habitation neuve est votre résidence principale, et vous êtes le premier à l’habiter;',
          'cette année et les 4 précédentes, vous n’avez pas habité un logement appartenant à vous ou à votre conjoint;',
          'aucun de vous n’a déjà reçu ce remboursement\u00a0: il n’est accordé qu’une fois dans une vie;',
          'la construction commence avant 2031, et l’habitation est en grande partie achevée et à vous avant 2036. Si vous construisez vous-même, c’est le début des travaux qui compte.',
        ],
      },
      { text: 'Une habitation rénovée n’est considérée comme neuve que si 90\u00a0% ou plus de l’intérieur a été refait.' },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Remboursements fédéraux selon le prix avant taxes',
          head: ['Prix', 'TPS', 'Pour tous', 'Première habitation, en tout'],
          rows: [
            ['300\u00a0000\u00a0$', '15\u00a0000\u00a0$', '5\u00a0400\u00a0$', '15\u00a0000\u00a0$'],
            ['400\u00a0000\u00a0$', '20\u00a0000\u00a0$', '3\u00a0150\u00a0$', '20\u00a0000\u00a0$'],
            ['450\u00a0000\u00a0$', '22\u00a0500\u00a0$', '0\u00a0$', '22\u00a0500\u00a0$'],
            ['900\u00a0000\u00a0$', '45\u00a0000\u00a0$', '0\u00a0$', '45\u00a0000\u00a0$'],
            ['1\u00a0000\u00a0000\u00a0$', '50\u00a0000\u00a0$', '0\u00a0$', '50\u00a0000\u00a0$'],
            ['1\u00a0250\u00a0000\u00a0$', '62\u00a0500\u00a0$', '0\u00a0$', '25\u00a0000\u00a0$'],
            ['1\u00a0500\u00a0000\u00a0$', '75\u00a0000\u00a0$', '0\u00a0$', '0\u00a0$'],
          ],
        },
      },
      {
        text: 'Ce sont des estimations\u00a0: les feuilles de calcul de l’ARC dans le guide RC4028 font foi, surtout entre 1\u00a0000\u00a0000\u00a0$ et 1\u00a0500\u00a0000\u00a0$.',
      },
    ],
  },
  provinces: {
    text: 'Le remboursement fédéral est le même partout. Certaines provinces rendent une partie de leur propre taxe.',
    entries: {
      ON: {
        summary:
          'Remboursement ordinaire jusqu’à 24\u00a0000\u00a0$; première habitation jusqu’à 80\u00a0000\u00a0$; tout acheteur jusqu’à 80\u00a0000\u00a0$ pour les conventions signées du 1er avril 2026 au 31 mars 2027.',
        blocks: [
          {
            table: {
              caption: 'Remboursement des 8\u00a0% de l’Ontario, estimations',
              head: ['Prix', 'Ordinaire', 'Première habitation', 'Bonifié, tout acheteur'],
              rows: [
                ['400\u00a0000\u00a0$', '24\u00a0000\u00a0$', '32\u00a0000\u00a0$', '32\u00a0000\u00a0$'],
                ['900\u00a0000\u00a0$', '24\u00a0000\u00a0$', '72\u00a0000\u00a0$', '72\u00a0000\u00a0$'],
                ['1\u00a0000\u00a0000\u00a0$', '24\u00a0000\u00a0$', '80\u00a0000\u00a0$', '80\u00a0000\u00a0$'],
                ['1\u00a0250\u00a0000\u00a0$', '24\u00a0000\u00a0$', '40\u00a0000\u00a0$', '80\u00a0000\u00a0$'],
                ['1\u00a0600\u00a0000\u00a0$', '24\u00a0000\u00a0$', '24\u00a0000\u00a0$', '64\u00a0000\u00a0$'],
                ['1\u00a0850\u00a0000\u00a0$', '24\u00a0000\u00a0$', '24\u00a0000\u00a0$', '24\u00a0000\u00a0$'],
              ],
            },
          },
          {
            list: [
              'L’ensemble des remboursements des 8\u00a0% s’arrête à 80\u00a0000\u00a0$\u00a0: deux programmes ne font pas 160\u00a0000\u00a0$.',
              'Remboursement bonifié\u00a0: la construction commence au plus tard le 31 décembre 2028 et se termine au plus tard le 31 décembre 2031. Modifier une ancienne convention n’y donne pas droit.',
              'Le versement d’abordabilité pour habitations neuves de l’Ontario ajoute jusqu’à 50\u00a0000\u00a0$, moins les remboursements fédéraux.',
              'Entre 1\u00a0000\u00a0000\u00a0$ et 1\u00a0850\u00a0000\u00a0$, les réductions sont notre lecture des limites publiées\u00a0: utilisez l’avis 346 avant d’y compter.',
            ],
          },
        ],
      },
      QC: {
        summary:
          'Remboursement de 50\u00a0% de la TVQ, jusqu’à 9\u00a0975\u00a0$ pour un prix d’au plus 200\u00a0000\u00a0$, rien à partir de 300\u00a0000\u00a0$. Notre source date de 2021\u00a0: confirmez auprès de Revenu Québec.',
      },
      NS: { summary: 'Première habitation\u00a0: 18,75\u00a0% de la partie provinciale, jusqu’à 3\u00a0000\u00a0$.' },
      NB: {
        summary:
          'TVH de 15\u00a0%. Nous n’avons pas confirmé de remboursement de la partie provinciale; le remboursement fédéral s’applique.',
      },
      NL: {
        summary:
          'TVH de 15\u00a0%. Nous n’avons pas confirmé de remboursement de la partie provinciale; le remboursement fédéral s’applique.',
      },
      PE: {
        summary:
          'TVH de 15\u00a0%. Nous n’avons pas confirmé de remboursement de la partie provinciale; le remboursement fédéral s’applique.',
      },
      SK: {
        summary:
          'TPS de 5\u00a0% avec le remboursement fédéral. Informez-vous auprès de la province sur un remboursement de la TVP des habitations neuves.',
      },
    },
    otherwise:
      'TPS de 5\u00a0% avec le remboursement fédéral; nous n’avons trouvé aucun remboursement d’une taxe provinciale sur les habitations neuves.',
  },
  apply: {
    blocks: [
      {
        steps: [
          'Voyez si le constructeur crédite le remboursement dans le prix. Si oui, vous signez le formulaire et il l’envoie.',
          'Sinon, produisez le formulaire GST190 (achat d’un constructeur) ou GST191 (autoconstruction), avec RC7190-ON ou RC7191-ON en Ontario.',
          'Faites-le dans les 2 ans, et gardez la convention, l’état des ajustements et la preuve que vous avez emménagé.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Il ne s’applique pas à la revente ordinaire, qui n’est pas taxée.',
          'Il ne vise pas une habitation achetée pour louer ou revendre; d’autres règles existent pour les locateurs.',
          'Il ne supprime pas la taxe\u00a0: si vous n’y avez pas droit, un remboursement déjà crédité doit être rendu.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0La TVH n’existe plus pour personne.\u00a0»',
      'L’allègement fédéral complet vise une première habitation, jusqu’à 1\u00a0000\u00a0000\u00a0$.',
    ],
    [
      '«\u00a0Deux programmes de l’Ontario font 160\u00a0000\u00a0$.\u00a0»',
      'Les remboursements des 8\u00a0% s’arrêtent ensemble à 80\u00a0000\u00a0$.',
    ],
    [
      '«\u00a0Seules comptent les conventions signées à partir du 27 mai 2025.\u00a0»',
      'C’était la première version; la loi dit le 20 mars 2025.',
    ],
  ],
};
