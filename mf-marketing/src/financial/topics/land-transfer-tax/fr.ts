import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'À payer une seule fois, comptant, quand une propriété change de mains. La plupart des provinces imposent par tranches; certaines n’exigent que des frais d’enregistrement.',
  status: {
    headline: 'Les taux de Toronto au-delà de 3\u00a0000\u00a0000\u00a0$ ont augmenté le 1er avril 2026',
    text: 'Les seuils du Québec sont indexés chaque mois de janvier\u00a0: voici ceux de 2026; de nouveaux s’appliqueront le 1er janvier 2027. Les autres taux ci-dessous étaient en vigueur le 20 novembre 2026.',
  },
  glance: [
    ['Quand', 'à la clôture; au Québec, sur facture après l’inscription'],
    ['Base', 'habituellement le plus élevé du prix et de la valeur municipale ou marchande'],
    ['Frais seulement, sans droits', 'Alberta, Saskatchewan, Terre-Neuve-et-Labrador, territoires'],
    ['Allègement, première habitation', 'C.-B., Ontario, Toronto, Î.-P.-É.; Québec par un crédit d’impôt'],
  ],
  who: {
    title: 'Qui paie, et qui profite d’un allègement',
    blocks: [
      {
        list: [
          'L’acheteur paie. On ne peut pas ajouter la somme à un prêt assuré\u00a0: gardez-la comptant.',
          'Pour une première habitation, un allègement existe à la clôture en Colombie-Britannique, en Ontario, à Toronto et à l’Île-du-Prince-Édouard. Le Québec accorde ensuite un crédit d’impôt remboursable.',
          'Les non-résidents peuvent devoir plus\u00a0: Ontario 25\u00a0%, Toronto 10\u00a0% de plus depuis le 1er janvier 2025, Nouvelle-Écosse 10\u00a0%. La Colombie-Britannique impose les acheteurs étrangers dans des régions désignées.',
          'L’interdiction fédérale d’achat par des non-Canadiens a été prolongée jusqu’au 1er janvier 2027, à notre connaissance; vérifiez avant de signer.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Droits avant allègement, résidence principale',
          head: ['Prix', 'C.-B.', 'Ontario', 'Toronto, les deux', 'Montréal', 'Halifax', 'Alberta (frais)'],
          rows: [
            [
              '400\u00a0000\u00a0$',
              '6\u00a0000\u00a0$',
              '4\u00a0475\u00a0$',
              '8\u00a0950\u00a0$',
              '4\u00a0110,50\u00a0$',
              '6\u00a0000\u00a0$',
              '450\u00a0$',
            ],
            [
              '500\u00a0000\u00a0$',
              '8\u00a0000\u00a0$',
              '6\u00a0475\u00a0$',
              '12\u00a0950\u00a0$',
              '5\u00a0610,50\u00a0$',
              '7\u00a0500\u00a0$',
              '550\u00a0$',
            ],
            [
              '700\u00a0000\u00a0$',
              '12\u00a0000\u00a0$',
              '10\u00a0475\u00a0$',
              '20\u00a0950\u00a0$',
              '9\u00a0349\u00a0$',
              '10\u00a0500\u00a0$',
              '750\u00a0$',
            ],
            [
              '1\u00a0000\u00a0000\u00a0$',
              '18\u00a0000\u00a0$',
              '16\u00a0475\u00a0$',
              '32\u00a0950\u00a0$',
              '15\u00a0349\u00a0$',
              '15\u00a0000\u00a0$',
              '1\u00a0050\u00a0$',
            ],
          ],
        },
      },
      {
        text: 'Pour une première habitation à 500\u00a0000\u00a0$\u00a0: 0\u00a0$ en Colombie-Britannique, 2\u00a0475\u00a0$ en Ontario, 4\u00a0475\u00a0$ à Toronto et, à Montréal, un crédit de 5\u00a0152,63\u00a0$ ensuite.',
      },
    ],
  },
  provinces: {
    text: 'Choisissez votre province pour les tranches et les allègements. Chaque taux ne s’applique qu’à sa tranche.',
    entries: {
      AB: {
        summary:
          'Aucun droit. Frais de titre\u00a0: 50\u00a0$ plus 5\u00a0$ par 5\u00a0000\u00a0$ de valeur; autant pour l’hypothèque (depuis le 20 octobre 2024).',
      },
      BC: {
        summary:
          '1\u00a0% jusqu’à 200\u00a0000\u00a0$; 2\u00a0% jusqu’à 2\u00a0000\u00a0000\u00a0$; 3\u00a0% au-delà; la valeur résidentielle au-delà de 3\u00a0000\u00a0000\u00a0$ paie 2\u00a0% de plus.',
        blocks: [
          {
            list: [
              'Première habitation\u00a0: aucun droit sur les premiers 500\u00a0000\u00a0$ (au plus 8\u00a0000\u00a0$) jusqu’à une valeur de 835\u00a0000\u00a0$; plus rien à 860\u00a0000\u00a0$.',
              'Habitation neuve\u00a0: aucun droit jusqu’à 1\u00a0100\u00a0000\u00a0$; plus rien à 1\u00a0150\u00a0000\u00a0$. Aussi pour ceux qui ont déjà été propriétaires.',
              'Le plus élevé des deux s’applique, jamais les deux. Les deux datent du 1er avril 2024.',
            ],
          },
        ],
      },
      MB: {
        summary:
          '0\u00a0% jusqu’à 30\u00a0000\u00a0$; 0,5\u00a0% jusqu’à 90\u00a0000\u00a0$; 1\u00a0% jusqu’à 150\u00a0000\u00a0$; 1,5\u00a0% jusqu’à 200\u00a0000\u00a0$; 2\u00a0% au-delà. Aucun allègement.',
        blocks: [
          {
            text: 'Plus 137\u00a0$ pour enregistrer le transfert et 137\u00a0$ pour l’hypothèque. À partir du 1er janvier 2027, les transferts d’intérêt bénéficiaire (simples fiducies) seront aussi imposés; les achats ordinaires ne changent pas.',
          },
        ],
      },
      NB: { summary: '1\u00a0% du plus élevé du prix et de la valeur d’évaluation. Aucun allègement.' },
      NL: {
        summary: 'Aucun droit. Acte\u00a0: 100\u00a0$ plus 0,40\u00a0$ par 100\u00a0$ au-delà de 500\u00a0$. Aucun allègement.',
        blocks: [
          {
            text: 'L’hypothèque s’enregistre au même tarif, jusqu’à 5\u00a0000\u00a0$. L’acte n’a pas ce plafond\u00a0: 2\u00a0098\u00a0$ à 500\u00a0000\u00a0$.',
          },
        ],
      },
      NS: {
        summary: 'Fixé par la municipalité, de 1,0\u00a0% à 1,5\u00a0% du prix; 1,5\u00a0% à Halifax et au Cap-Breton. Aucun allègement.',
        blocks: [
          {
            text: 'Les acheteurs qui n’habitent pas la province paient 10\u00a0% de plus pour une habitation d’au plus 3 logements (5\u00a0% jusqu’au 31 mars 2025), sauf s’ils s’y installent dans les 6 mois suivant l’acte.',
          },
        ],
      },
      NT: {
        summary:
          'Aucun droit. 2,00\u00a0$ par 1\u00a0000\u00a0$ jusqu’à 1\u00a0000\u00a0000\u00a0$ (au moins 100\u00a0$), 1,50\u00a0$ au-delà; hypothèque 1,50\u00a0$ par 1\u00a0000\u00a0$, au moins 80\u00a0$ (depuis le 1er septembre 2025).',
      },
      NU: {
        summary:
          'Aucun droit. 1,50\u00a0$ par 1\u00a0000\u00a0$ jusqu’à 1\u00a0000\u00a0000\u00a0$ (au moins 60\u00a0$), 1,00\u00a0$ au-delà; hypothèque 1,00\u00a0$ par 1\u00a0000\u00a0$, au moins 40\u00a0$.',
      },
      ON: {
        summary:
          '0,5\u00a0% jusqu’à 55\u00a0000\u00a0$; 1\u00a0% jusqu’à 250\u00a0000\u00a0$; 1,5\u00a0% jusqu’à 400\u00a0000\u00a0$; 2\u00a0% jusqu’à 2\u00a0000\u00a0000\u00a0$; 2,5\u00a0% au-delà. Première habitation\u00a0: remboursement d’au plus 4\u00a0000\u00a0$.',
        blocks: [
          {
            table: {
              caption: 'Toronto ajoute ses propres droits',
              head: ['Tranche', 'Taux depuis le 1er avril 2026'],
              rows: [
                ['Jusqu’à 2\u00a0000\u00a0000\u00a0$', 'comme l’Ontario'],
                ['De 2\u00a0000\u00a0000\u00a0$ à 3\u00a0000\u00a0000\u00a0$', '2,5\u00a0%'],
                ['De 3\u00a0000\u00a0000\u00a0$ à 4\u00a0000\u00a0000\u00a0$', '4,40\u00a0%'],
                ['De 4\u00a0000\u00a0000\u00a0$ à 5\u00a0000\u00a0000\u00a0$', '5,45\u00a0%'],
                ['De 5\u00a0000\u00a0000\u00a0$ à 10\u00a0000\u00a0000\u00a0$', '6,50\u00a0%'],
                ['De 10\u00a0000\u00a0000\u00a0$ à 20\u00a0000\u00a0000\u00a0$', '7,55\u00a0%'],
                ['Plus de 20\u00a0000\u00a0000\u00a0$', '8,60\u00a0%'],
              ],
            },
          },
          {
            text: 'À Toronto, une première habitation donne droit à 4\u00a0475\u00a0$ de plus, au maximum. Aucune autre municipalité ontarienne n’a de tels droits.',
          },
        ],
      },
      PE: {
        summary:
          '1\u00a0% du plus élevé du prix et de la valeur d’évaluation; rien jusqu’à 30\u00a0000\u00a0$. Première habitation exemptée, à tout prix.',
        blocks: [
          {
            text: 'Un budget de 2025 annonçait 2\u00a0% à partir de 1\u00a0000\u00a0000\u00a0$. La loi refondue le 29 mai 2026 indique toujours 1\u00a0%. Au-delà de 1\u00a0000\u00a0000\u00a0$, informez-vous auprès de la province.',
          },
        ],
      },
      QC: {
        summary:
          '0,5\u00a0% jusqu’à 62\u00a0900\u00a0$; 1\u00a0% jusqu’à 315\u00a0000\u00a0$; 1,5\u00a0% au-delà (2026). Une municipalité peut aller jusqu’à 3\u00a0% au-delà de 500\u00a0000\u00a0$.',
        blocks: [
          {
            table: {
              caption: 'Montréal en 2026',
              head: ['Tranche', 'Taux'],
              rows: [
                ['Jusqu’à 62\u00a0900\u00a0$', '0,5\u00a0%'],
                ['Jusqu’à 315\u00a0000\u00a0$', '1\u00a0%'],
                ['Jusqu’à 552\u00a0300\u00a0$', '1,5\u00a0%'],
                ['Jusqu’à 1\u00a0104\u00a0700\u00a0$', '2\u00a0%'],
                ['Jusqu’à 2\u00a0136\u00a0500\u00a0$', '2,5\u00a0%'],
                ['Jusqu’à 3\u00a0113\u00a0000\u00a0$', '3,5\u00a0%'],
                ['Au-delà', '4\u00a0%'],
              ],
            },
          },
          {
            list: [
              'La base est le plus élevé du prix, du prix stipulé à l’acte et de l’évaluation multipliée par le facteur comparatif.',
              'Premier achat à partir du 1er janvier 2026\u00a0: un crédit remboursable rend les premiers 5\u00a0000\u00a0$ et 25\u00a0% des 3\u00a0500\u00a0$ suivants, au plus 5\u00a0875\u00a0$.',
              'Pour un transfert exonéré, la municipalité peut exiger un petit droit supplétif.',
            ],
          },
        ],
      },
      SK: {
        summary:
          'Aucun droit. Frais de titre\u00a0: 25\u00a0$ jusqu’à 6\u00a0300\u00a0$, puis 0,4\u00a0% de la valeur; enregistrement de l’hypothèque de 200\u00a0$ à 1\u00a0000\u00a0$ (avril 2026).',
      },
      YT: {
        summary: 'Aucun droit. Frais de 50\u00a0$ à 750\u00a0$ selon la valeur, plus une contribution au fonds d’assurance.',
        blocks: [
          {
            text: 'Fonds d’assurance\u00a0: 20\u00a0$ plus 10\u00a0$ par 10\u00a0000\u00a0$, sur l’augmentation depuis le dernier enregistrement. À 500\u00a0000\u00a0$, le tout peut atteindre 860\u00a0$.',
          },
        ],
      },
    },
    otherwise: 'Nous n’avons trouvé aucune règle pour cet endroit.',
  },
  apply: {
    title: 'Comment les payer',
    blocks: [
      {
        steps: [
          'Estimez-les avant de faire une offre, et gardez la somme à part de la mise de fonds.',
          'Votre notaire ou votre avocat les calcule et demande l’allègement à l’inscription.',
          'Au Québec, la municipalité envoie la facture quelques mois plus tard; demandez le crédit dans votre déclaration.',
          'Respectez les conditions de l’allègement (emménager, rester), sinon il sera repris.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Ce ne sont pas les taxes municipales annuelles.',
          'Ils ne sont pas exigés de nouveau lors d’un refinancement; inscrire la nouvelle hypothèque coûte quand même des frais dans certaines provinces.',
          'Ils ne remplacent ni la TPS ni la TVH sur une habitation neuve.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0C’est un pourcentage fixe.\u00a0»', 'Dans la plupart des provinces, les taux montent par tranches.'],
    ['«\u00a0Je peux les ajouter à mon hypothèque.\u00a0»', 'C’est de l’argent comptant à la clôture.'],
    ['«\u00a0Au Québec, seul le prix compte.\u00a0»', 'L’évaluation municipale ajustée compte si elle est plus élevée.'],
    ['«\u00a0L’Î.-P.-É. n’exempte une première habitation que jusqu’à 200\u00a0000\u00a0$.\u00a0»', 'Ce plafond a été aboli en 2016.'],
  ],
};
