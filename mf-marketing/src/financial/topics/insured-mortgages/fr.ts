import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Avec une mise de fonds de moins de 20\u00a0%, votre prêt hypothécaire doit être assuré. L’assurance protège le prêteur; c’est vous qui la payez, une seule fois.',
  status: {
    headline: 'Deux limites ont été relevées le 15 décembre 2024',
    text: 'Une propriété de moins de 1\u00a0500\u00a0000\u00a0$ peut maintenant être assurée (le plafond était de 1\u00a0000\u00a0000\u00a0$), et les acheteurs d’une première habitation ou d’une habitation neuve peuvent rembourser sur 30 ans.',
  },
  glance: [
    ['Nécessaire quand la mise de fonds est', 'inférieure à 20\u00a0% du prix'],
    ['Prix ou valeur d’emprunt', 'moins de 1\u00a0500\u00a0000\u00a0$'],
    ['Amortissement maximal', '25 ans; 30 pour une première habitation ou une habitation neuve'],
    ['Ratios d’endettement (SCHL)', 'ABD d’au plus 39\u00a0%, ATD d’au plus 44\u00a0%'],
    ['Cote de crédit (SCHL)', '600 pour au moins un emprunteur'],
    ['Prêt maximal', '95\u00a0% de la valeur pour 1 ou 2 logements'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Vous achetez pour y habiter une propriété de moins de 1\u00a0500\u00a0000\u00a0$. À exactement 1\u00a0500\u00a0000\u00a0$, elle n’est pas assurable.',
          'Vous versez au moins 5\u00a0% de la première tranche de 500\u00a0000\u00a0$ et 10\u00a0% du reste.',
          'Pour un immeuble de 3 ou 4 logements dont vous occupez un, le prêt s’arrête à 90\u00a0% de la valeur.',
          'Vos frais de logement ne dépassent pas 39\u00a0% du revenu brut (ABD), et l’ensemble de vos dettes, 44\u00a0% (ATD). Les deux se calculent au taux admissible\u00a0: le plus élevé de votre taux majoré de 2 points et de 5,25\u00a0%.',
          'Au moins un emprunteur a une cote de crédit de 600. La SCHL peut accepter un autre type d’historique de paiement.',
        ],
      },
      {
        text: 'Pour obtenir 30 ans, au moins un emprunteur doit acheter sa première habitation, ou l’habitation doit être neuve. Pour la SCHL, c’est une première habitation dans l’un de ces cas\u00a0:',
      },
      {
        list: [
          'vous n’avez jamais acheté d’habitation au Canada;',
          'pendant l’année civile en cours et les 4 précédentes, vous n’avez pas habité un logement dont vous ou votre conjoint actuel étiez propriétaire;',
          'votre mariage ou votre union de fait a récemment pris fin et vous vivez séparément depuis 90 jours ou plus.',
        ],
      },
      {
        text: 'Le Régime d’accession à la propriété, le CELIAPP et le remboursement de la TPS ont chacun leur propre critère\u00a0: satisfaire à l’un ne veut pas dire satisfaire aux autres.',
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Mise de fonds minimale, 1 ou 2 logements que vous habitez',
          head: ['Prix', 'Minimum', 'Exemple'],
          rows: [
            ['Moins de 500\u00a0000\u00a0$', '5\u00a0%', '450\u00a0000\u00a0$\u00a0: 22\u00a0500\u00a0$'],
            [
              'De 500\u00a0000\u00a0$ à 1\u00a0499\u00a0999\u00a0$',
              '25\u00a0000\u00a0$ plus 10\u00a0% de ce qui dépasse 500\u00a0000\u00a0$',
              '600\u00a0000\u00a0$\u00a0: 35\u00a0000\u00a0$',
            ],
            ['1\u00a0500\u00a0000\u00a0$ et plus', '20\u00a0% (sans assurance)', '1\u00a0500\u00a0000\u00a0$\u00a0: 300\u00a0000\u00a0$'],
          ],
        },
      },
      {
        table: {
          caption: 'Prime, en pourcentage du prêt',
          head: ['Rapport prêt-valeur', '25 ans', '30 ans'],
          rows: [
            ['Jusqu’à 85\u00a0%', '2,80\u00a0%', '3,00\u00a0%'],
            ['Jusqu’à 90\u00a0%', '3,10\u00a0%', '3,30\u00a0%'],
            ['Jusqu’à 95\u00a0%', '4,00\u00a0%', '4,20\u00a0%'],
          ],
        },
      },
      {
        text: 'La prime s’ajoute habituellement au prêt. L’Ontario, le Québec et la Saskatchewan la taxent, et cette taxe se paie comptant à la clôture.',
      },
    ],
  },
  more: [
    {
      title: 'Déménager ou rénover plus tard',
      blocks: [
        {
          list: [
            'Si vous transférez votre prêt assuré par la SCHL à une autre propriété, une partie de la prime est créditée\u00a0: 100\u00a0% dans les 6 mois, 50\u00a0% dans les 12 mois et 25\u00a0% dans les 24 mois.',
            'Acheter une habitation écoénergétique, ou rendre la vôtre écoénergétique, peut donner droit au remboursement de 25\u00a0% de la prime (produits Éco de la SCHL).',
          ],
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Calculez ci-dessous votre mise de fonds minimale et la prime.',
          'Comparez les offres de plusieurs prêteurs ou d’un courtier hypothécaire titulaire d’un permis. Demandez le taux d’un prêt assuré\u00a0: il diffère souvent de celui d’un prêt non assuré.',
          'C’est le prêteur, et non vous, qui demande l’assurance à la SCHL, à Sagen ou à Canada Guaranty. Les trois publient les mêmes primes de base.',
          'Gardez de l’argent comptant pour la taxe sur la prime, les droits de mutation et les frais juridiques.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Elle ne paie pas votre hypothèque si vous perdez votre emploi, tombez malade ou décédez. C’est un autre produit.',
          'Elle ne vous protège pas si la propriété se vend moins cher que ce que vous devez.',
          'Elle ne couvre pas un refinancement, sauf pour aménager des logements accessoires.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Une mise de fonds de 5\u00a0% suffit à tout prix.\u00a0»',
      'Seulement jusqu’à 500\u00a0000\u00a0$. Au-delà, il faut 10\u00a0% du reste, et à partir de 1\u00a0500\u00a0000\u00a0$, le minimum est de 20\u00a0%.',
    ],
    [
      '«\u00a0Tout le monde peut prendre 30 ans.\u00a0»',
      'Assuré\u00a0: seulement pour une première habitation ou une habitation neuve, avec une prime de 0,20 point de plus.',
    ],
    ['«\u00a0Le plafond est de 1\u00a0000\u00a0000\u00a0$.\u00a0»', 'Il est de 1\u00a0500\u00a0000\u00a0$ depuis le 15 décembre 2024.'],
  ],
};
