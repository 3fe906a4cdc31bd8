import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Ce que coûte l’assurance d’un prêt avec une mise de fonds de moins de 20\u00a0%, et les taxes qui l’accompagnent.',
  status: {
    headline: 'Primes inchangées depuis le 17 mars 2017',
    text: 'Un changement s’en vient\u00a0: pour les primes payées après le 31 décembre 2026, la taxe du Québec passe de 9\u00a0% à 9,975\u00a0%.',
  },
  glance: [
    ['Prime', 'de 2,80\u00a0% à 4,00\u00a0% du prêt'],
    ['Plus de 25 ans', '0,20 point de plus'],
    ['Mise de fonds empruntée', '4,50\u00a0%'],
    ['Taxe sur la prime', 'Ontario 8\u00a0%, Québec 9\u00a0%, Saskatchewan 6\u00a0%'],
    ['Taxe payée', 'comptant à la clôture'],
    ['Prime payée', 'une fois, habituellement avec le prêt'],
  ],
  who: {
    title: 'Quand vous la payez',
    blocks: [
      {
        list: [
          'Votre mise de fonds est inférieure à 20\u00a0% du prix, et le prix est de moins de 1\u00a0500\u00a0000\u00a0$.',
          'Vous habitez la propriété, ou l’un de ses logements. Un immeuble locatif exige 20\u00a0%.',
          'Le don d’un proche qu’il ne faut pas rembourser compte comme votre argent. Le prêt d’un proche, non.',
          'Une mise de fonds empruntée sans garantie n’est possible qu’entre 90,01\u00a0% et 95\u00a0% de la valeur, pour 1 ou 2 logements et un excellent crédit.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Prime en pourcentage du prêt, logements que vous habitez',
          head: ['Rapport prêt-valeur', '25 ans', 'Plus de 25 ans'],
          rows: [
            ['Jusqu’à 65\u00a0%', '0,60\u00a0%', '0,80\u00a0%'],
            ['Jusqu’à 75\u00a0%', '1,70\u00a0%', '1,90\u00a0%'],
            ['Jusqu’à 80\u00a0%', '2,40\u00a0%', '2,60\u00a0%'],
            ['Jusqu’à 85\u00a0%', '2,80\u00a0%', '3,00\u00a0%'],
            ['Jusqu’à 90\u00a0%', '3,10\u00a0%', '3,30\u00a0%'],
            ['Jusqu’à 95\u00a0%', '4,00\u00a0%', '4,20\u00a0%'],
            ['De 90,01\u00a0% à 95\u00a0%, mise de fonds empruntée', '4,50\u00a0%', '4,70\u00a0%'],
          ],
        },
      },
      {
        table: {
          caption: 'Exemples',
          head: ['Prix et lieu', 'Mise de fonds', 'Prime', 'Prêt assuré', 'Taxe comptant'],
          rows: [
            [
              '450\u00a0000\u00a0$, Ontario, 25 ans',
              '22\u00a0500\u00a0$',
              '17\u00a0100\u00a0$',
              '444\u00a0600\u00a0$',
              '1\u00a0368\u00a0$',
            ],
            ['500\u00a0000\u00a0$, Alberta, 25 ans', '25\u00a0000\u00a0$', '19\u00a0000\u00a0$', '494\u00a0000\u00a0$', '0\u00a0$'],
            [
              '600\u00a0000\u00a0$, Québec, 25 ans, 2026',
              '35\u00a0000\u00a0$',
              '22\u00a0600\u00a0$',
              '587\u00a0600\u00a0$',
              '2\u00a0034\u00a0$',
            ],
            [
              '600\u00a0000\u00a0$, Ontario, 30 ans',
              '35\u00a0000\u00a0$',
              '23\u00a0730\u00a0$',
              '588\u00a0730\u00a0$',
              '1\u00a0898,40\u00a0$',
            ],
            ['500\u00a0000\u00a0$, Saskatchewan, 25 ans', '50\u00a0000\u00a0$', '13\u00a0950\u00a0$', '463\u00a0950\u00a0$', '837\u00a0$'],
          ],
        },
      },
      {
        text: 'À 80\u00a0% et moins, vous ne payez normalement rien\u00a0: ces taux s’appliquent si un prêteur demande quand même l’assurance. Les immeubles locatifs de 2 à 4 logements paient 1,45\u00a0%, 2,00\u00a0% ou 2,90\u00a0% à 65\u00a0%, 75\u00a0% ou 80\u00a0%.',
      },
    ],
  },
  provinces: {
    text: 'Trois provinces taxent la prime. La taxe ne peut être ajoutée à l’hypothèque.',
    entries: {
      ON: { summary: '8\u00a0% de la prime.' },
      QC: { summary: '9\u00a0% de la prime jusqu’au 31 décembre 2026; 9,975\u00a0% pour les primes payées ensuite.' },
      SK: { summary: '6\u00a0% de la prime.' },
      MB: { summary: 'Aucune taxe sur la prime\u00a0: le Manitoba a cessé en 2020.' },
    },
    otherwise: 'Aucune taxe sur la prime.',
  },
  apply: {
    title: 'Comment ça marche',
    blocks: [
      {
        steps: [
          'Le prêteur fait la demande à la SCHL, à Sagen ou à Canada Guaranty.',
          'La prime s’ajoute au prêt, ou vous la payez tout de suite.',
          'Vous payez la taxe provinciale à la clôture.',
          'Si vous déménagez avec le prêt, demandez le crédit. Sur une augmentation, le taux est plus élevé\u00a0: de 0,60\u00a0% à 6,30\u00a0%.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Elle protège le prêteur, pas vous.',
          'Ce n’est ni une assurance vie hypothécaire ni une assurance habitation.',
          'En règle générale, elle n’est pas déductible pour votre propre habitation.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0À un rapport prêt-valeur de 85\u00a0%, je paie 3,10\u00a0%.\u00a0»',
      '2,80\u00a0% s’applique jusqu’à 85\u00a0% inclusivement.',
    ],
    ['«\u00a0La taxe va dans l’hypothèque.\u00a0»', 'La prime, oui; la taxe se paie comptant.'],
    ['«\u00a0Elle paie mon hypothèque si je décède.\u00a0»', 'C’est une assurance vie, vendue séparément.'],
  ],
};
