import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'On dit habituellement qu’un logement est abordable s’il prend au plus 30\u00a0% du revenu avant impôt. L’argent fédéral va aux constructeurs et aux OSBL; les gens font leur demande localement.',
  status: {
    headline: 'Maisons Canada a pris en partie le relais le 14 septembre 2025',
    text: 'Le nouvel organisme fédéral a commencé avec 13 milliards de dollars. Son cadre a été révisé en novembre 2025; nous n’avons pas confirmé son statut juridique ultérieur. La SCHL continue entre-temps de livrer des programmes.',
  },
  glance: [
    ['Repère', '30\u00a0% du revenu avant impôt'],
    ['Maisons Canada', '13 milliards de dollars au départ'],
    ['Premiers logements', '4\u00a0000 sur six sites fédéraux'],
    ['Où faire une demande', 'registres provinciaux et municipaux, coopératives, OSBL'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Loyer subventionné\u00a0: ménages sous une limite de revenu fixée par la province ou la ville.',
          'Coopératives\u00a0: toute personne que la coopérative accepte; certains logements sont subventionnés.',
          'Allocation canadienne pour le logement\u00a0: locataires, par le programme de leur province.',
          'Argent fédéral\u00a0: constructeurs, villes, gouvernements autochtones et OSBL, pas les acheteurs individuels.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Ce que représentent 30\u00a0% du revenu par mois',
          head: ['Revenu annuel', 'Coût de logement abordable'],
          rows: [
            ['36\u00a0000\u00a0$', '900\u00a0$'],
            ['48\u00a0000\u00a0$', '1\u00a0200\u00a0$'],
            ['60\u00a0000\u00a0$', '1\u00a0500\u00a0$'],
            ['80\u00a0000\u00a0$', '2\u00a0000\u00a0$'],
          ],
        },
      },
    ],
  },
  programs: {
    buildCanadaHomes: {
      name: 'Maisons Canada',
      text: 'Finance et bâtit des logements abordables avec des constructeurs et des OSBL. Comprend 1 milliard de dollars pour le logement de transition et avec soutien.',
    },
    rentalProtection: {
      name: 'Fonds canadien de protection des loyers',
      text: '1,5 milliard de dollars pour aider le logement communautaire à acquérir des immeubles locatifs.',
    },
    housingFund: {
      name: 'Fonds pour le logement abordable',
      text: 'Bonifié de 1,5 milliard de dollars de prêts le 19 septembre 2025, environ 16 milliards en tout; la SCHL le livrait alors.',
    },
    sitesNovaScotia: { name: 'Site fédéral à Dartmouth', text: 'L’un des six premiers sites de Maisons Canada.' },
    sitesQuebec: { name: 'Site fédéral à Longueuil', text: 'L’un des six premiers sites de Maisons Canada.' },
    sitesOntario: { name: 'Sites fédéraux à Ottawa et à Toronto', text: 'Deux des six premiers sites de Maisons Canada.' },
    sitesManitoba: { name: 'Site fédéral à Winnipeg', text: 'L’un des six premiers sites de Maisons Canada.' },
    sitesAlberta: { name: 'Site fédéral à Edmonton', text: 'L’un des six premiers sites de Maisons Canada.' },
    sitesNunavut: {
      name: 'Logements avec la Société d’habitation du Nunavut',
      text: 'Plus de 700 logements annoncés avec la Société d’habitation du Nunavut.',
    },
  },
  apply: {
    blocks: [
      {
        steps: [
          'Inscrivez-vous au registre de votre ville ou de votre province; les listes d’attente sont longues, faites-le tôt.',
          'Faites une demande directement aux coopératives et aux OSBL\u00a0: chacun tient sa propre liste.',
          'Informez-vous auprès de votre province sur l’Allocation canadienne pour le logement.',
          'Renouvelez votre demande et signalez les changements, sinon vous pourriez perdre votre rang.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Maisons Canada ne vous vend ni ne vous loue rien directement.',
          'Un rang sur une liste ne promet aucune date.',
          'Ce qu’un programme juge abordable peut dépasser vos moyens\u00a0: demandez le montant.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '«\u00a0Je demande une maison au gouvernement fédéral.\u00a0»',
      'La demande se fait à votre ville, à votre province, à une coopérative ou à un OSBL.',
    ],
  ],
};
