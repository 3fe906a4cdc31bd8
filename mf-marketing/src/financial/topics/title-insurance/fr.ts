import type { GuideContent } from '../../guide/Guide';

export const fr: GuideContent = {
  lead: 'Une prime unique qui couvre les pertes liées au titre de propriété\u00a0: fraude, charges, erreurs d’arpentage, travaux sans permis.',
  status: {
    headline: 'Offerte partout au Canada; la loi ne l’exige pas',
    text: 'Les prêteurs demandent souvent une police qui les protège. Assurez-vous d’avoir aussi une police du propriétaire.',
  },
  glance: [
    ['Payée', 'une fois, à la clôture'],
    ['Franchise', 'aucune'],
    ['Durée', 'tant que vous gardez un intérêt dans la propriété'],
    ['Deux sortes', 'police du propriétaire et police du prêteur'],
    ['Après la clôture', 'encore possible'],
  ],
  who: {
    title: 'À qui elle sert',
    blocks: [
      {
        list: [
          'Aux acheteurs, contre ce qu’un examen des titres ne montre pas.',
          'Aux propriétaires sans police, contre la fraude immobilière.',
          'Aux prêteurs, qui veulent la leur; elle ne vous protège pas.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Ce qui est couvert',
    blocks: [
      {
        table: {
          caption: 'Police du propriétaire en général; les assureurs et les provinces diffèrent',
          head: ['Problème', 'Habituellement'],
          rows: [
            ['Vente ou hypothèque falsifiée', 'couvert'],
            ['Charges et arriérés de taxes d’un ancien propriétaire', 'couvert'],
            ['Empiètement, erreur d’arpentage', 'couvert'],
            ['Travaux faits sans permis avant votre police', 'couvert'],
            ['Défauts que vous connaissiez', 'non couvert'],
            ['Fuites, moisissures, sol contaminé', 'non couvert'],
            ['Changements futurs de règlements', 'non couvert'],
          ],
        },
      },
      { text: 'Le prix dépend de la valeur, du type d’habitation et de l’assureur; votre notaire ou votre avocat vous l’indique.' },
    ],
  },
  provinces: {
    text: 'C’est au Québec que la pratique diffère le plus.',
    entries: {
      QC: {
        summary:
          'Un notaire conclut la vente, et le document habituel est le certificat de localisation. L’assurance titres peut le compléter, ou le remplacer s’il n’est plus à jour\u00a0: demandez au notaire.',
      },
    },
    otherwise: 'Votre avocat examine les titres; l’assurance complète l’examen.',
  },
  apply: {
    title: 'Comment l’obtenir',
    blocks: [
      {
        steps: [
          'Demandez à votre notaire ou à votre avocat une police du propriétaire et son prix.',
          'Dites ce que vous savez\u00a0: rénovations, entrée partagée, agrandissements.',
          'Lisez les exclusions et gardez la police avec l’acte.',
          'Déjà propriétaire? Demandez à un assureur titres une police pour propriétaire existant.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Elle ne remplace pas l’assurance habitation\u00a0: feu, eau et vol ne sont pas couverts.',
          'Elle ne remplace pas une inspection.',
          'Elle ne répare pas le passé d’une propriété que vous saviez déficiente.',
        ],
      },
    ],
  },
  mistakes: [
    ['«\u00a0La police de mon prêteur me protège.\u00a0»', 'Elle protège le prêteur. Il vous faut une police du propriétaire.'],
    ['«\u00a0Il faut l’acheter à la clôture.\u00a0»', 'On peut aussi l’acheter plus tard.'],
  ],
};
