import { createPage } from '../createPage';
import { pesticideLicences } from '../licences/pesticides';
import type { TradeHub } from '../TradeHub';

export const lawnCare: TradeHub = {
  trades: ['Landscaping'],
  licences: pesticideLicences,
  costs: [
    { label: { en: 'One mowing of a city lot', fr: 'Une tonte d’un terrain en ville' }, low: 40, high: 80 },
    { label: { en: 'Mowing for the season, every week', fr: 'Tonte pour la saison, chaque semaine' }, low: 800, high: 1600 },
    { label: { en: 'Aeration with overseeding', fr: 'Aération et sursemis' }, low: 150, high: 400 },
    { label: { en: 'Spring or fall cleaning', fr: 'Ménage de printemps ou d’automne' }, low: 200, high: 500 },
    { label: { en: 'Snow removal of a driveway for the season', fr: 'Déneigement d’une entrée pour la saison' }, low: 450, high: 1000 },
  ],
  texts: {
    en: {
      title: 'Lawn care',
      lead: 'Mowing, aeration and fall cleaning: pick how often, see what is usual, and know what may be sprayed in your province.',
      jobs: [
        'Mowing every week',
        'Mowing every two weeks',
        'Aeration and overseeding',
        'Spring or fall cleaning',
        'Snow removal in winter',
      ],
      advice: {
        title: 'Visit frequency through the year',
        parts: [
          {
            title: 'April and May',
            lines: [
              'One cleaning: thatch, sand and branches.',
              'Aeration once the soil has dried.',
              'Mowing every week while grass grows fast.',
            ],
          },
          {
            title: 'June to August',
            lines: [
              'Every week with rain, every two weeks in dry spells.',
              'Three inches high: longer grass shades out weeds.',
              'Watering by the rules of your municipality.',
            ],
          },
          {
            title: 'September and October',
            lines: ['Every two weeks until growth stops.', 'Overseeding in early September.', 'Leaves mulched or removed every two weeks.'],
          },
          {
            title: 'November to March',
            lines: [
              'One winter visit to cut ornamental grasses.',
              'Snow contracts: ask at which depth they come.',
              'Salt kept away from beds.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Weekly or every two weeks?',
          answer:
            'Weekly in May and June, every two weeks later: most companies price the season as about 22 to 26 visits. Ask for the number.',
        },
        {
          question: 'Can I order weed control?',
          answer:
            'It depends on the province and the municipality; see the rule above. Corn gluten, overseeding and higher mowing work without a licence.',
        },
        {
          question: 'What if it rains on my day?',
          answer: 'The visit moves by a day or two. A good contract says that a skipped visit is not charged.',
        },
      ],
    },
    fr: {
      title: 'Entretien de pelouse',
      lead: 'Tonte, aération et ménage d’automne\u00a0: choisissez la fréquence, voyez ce qui est courant et ce qui peut être appliqué dans votre province.',
      jobs: [
        'Tonte chaque semaine',
        'Tonte toutes les deux semaines',
        'Aération et sursemis',
        'Ménage de printemps ou d’automne',
        'Déneigement l’hiver',
      ],
      advice: {
        title: 'Fréquence des visites au fil de l’année',
        parts: [
          {
            title: 'Avril et mai',
            lines: [
              'Un ménage\u00a0: chaume, sable et branches.',
              'Aération une fois le sol ressuyé.',
              'Tonte chaque semaine pendant la pousse.',
            ],
          },
          {
            title: 'De juin à août',
            lines: [
              'Chaque semaine avec la pluie, aux deux semaines par temps sec.',
              'Trois pouces de haut\u00a0: l’herbe longue étouffe les mauvaises herbes.',
              'Arrosage selon le règlement municipal.',
            ],
          },
          {
            title: 'Septembre et octobre',
            lines: [
              'Aux deux semaines jusqu’à la fin de la pousse.',
              'Sursemis au début de septembre.',
              'Feuilles déchiquetées ou ramassées aux deux semaines.',
            ],
          },
          {
            title: 'De novembre à mars',
            lines: [
              'Une visite d’hiver pour les graminées ornementales.',
              'Contrats de déneigement\u00a0: demandez à partir de quelle épaisseur.',
              'Le sel loin des plates-bandes.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Chaque semaine ou aux deux semaines?',
          answer:
            'Chaque semaine en mai et juin, aux deux semaines ensuite\u00a0: la saison compte en général de 22 à 26 visites. Demandez le nombre.',
        },
        {
          question: 'Puis-je commander un désherbage?',
          answer:
            'Cela dépend de la province et de la municipalité; voyez la règle plus haut. Gluten de maïs, sursemis et tonte haute ne demandent aucun permis.',
        },
        {
          question: 'Et s’il pleut ce jour-là?',
          answer: 'La visite est déplacée d’un jour ou deux. Un bon contrat dit qu’une visite sautée n’est pas facturée.',
        },
      ],
    },
  },
};

export const Component = createPage(lawnCare);
