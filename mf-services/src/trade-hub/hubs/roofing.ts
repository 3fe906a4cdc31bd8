import { createPage } from '../createPage';
import { contractingLicences } from '../licences/contracting';
import type { TradeHub } from '../TradeHub';

export const roofing: TradeHub = {
  trades: ['Roofing'],
  licences: contractingLicences,
  needsWorkersComp: true,
  costs: [
    { label: { en: 'Inspection with photos', fr: 'Inspection avec photos' }, low: 150, high: 400 },
    { label: { en: 'Repair of a leak', fr: 'Réparation d’une fuite' }, low: 400, high: 1500 },
    {
      label: { en: 'Asphalt shingles per square (100 sq ft), installed', fr: 'Bardeaux d’asphalte au carré (100 pi²), posés' },
      low: 450,
      high: 900,
    },
    { label: { en: 'Metal roof per square (100 sq ft), installed', fr: 'Toit de métal au carré (100 pi²), posé' }, low: 1000, high: 2200 },
    { label: { en: 'Asphalt roof of an average house', fr: 'Toit de bardeaux d’une maison moyenne' }, low: 8000, high: 20000 },
  ],
  texts: {
    en: {
      title: 'Roofers near you',
      lead: 'Repairs, new shingles and metal roofs. See who works near you, what it usually costs, and which papers to ask for before anybody climbs up.',
      jobs: ['Leak or storm damage', 'New roof', 'Inspection', 'Eavestroughs', 'Skylight or chimney flashing'],
      advice: {
        title: 'Storm season, and before you sign',
        parts: [
          {
            title: 'After a storm',
            lines: [
              'Take photos from the ground; do not climb up.',
              'Call your insurer before permanent repairs.',
              'Demand is highest in the weeks after wind and hail: a tarp now, three quotes for the roof.',
            ],
          },
          {
            title: 'Before you sign',
            lines: [
              'Proof of workers’ compensation, dated this season.',
              'Liability insurance of two million dollars or more.',
              'Layers to be removed, underlayment, flashing and ventilation in writing.',
            ],
          },
          {
            title: 'When it is done',
            lines: [
              'Photos of the deck before it was covered.',
              'Magnet sweep for nails in the yard.',
              'Two warranties: of the shingles, and of the work.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'When is the best time for a new roof?',
          answer: 'Late spring to early fall, when shingles seal in the sun. Book in winter; emergency repairs are done all year.',
        },
        {
          question: 'Can new shingles go over old ones?',
          answer: 'It is cheaper and hides rot. Many makers shorten or refuse their warranty then. Most roofers advise against it.',
        },
        {
          question: 'How long should a quote be valid?',
          answer: 'At least 30 days. Shingle prices move; ask what happens if they do before your date.',
        },
      ],
    },
    fr: {
      title: 'Couvreurs près de chez vous',
      lead: 'Réparations, bardeaux neufs et toits de métal. Voyez qui travaille près de chez vous, ce qu’il en coûte et quels papiers demander avant que quiconque monte.',
      jobs: ['Fuite ou dommages de tempête', 'Nouvelle toiture', 'Inspection', 'Gouttières', 'Puits de lumière ou solin de cheminée'],
      advice: {
        title: 'Saison des tempêtes, et avant de signer',
        parts: [
          {
            title: 'Après une tempête',
            lines: [
              'Prenez des photos du sol; ne montez pas.',
              'Appelez votre assureur avant toute réparation permanente.',
              'La demande est la plus forte dans les semaines suivant le vent et la grêle\u00a0: une bâche d’abord, trois soumissions ensuite.',
            ],
          },
          {
            title: 'Avant de signer',
            lines: [
              'Attestation de conformité en santé et sécurité du travail de la saison.',
              'Assurance responsabilité de deux millions de dollars ou plus.',
              'Couches à enlever, membrane, solins et ventilation par écrit.',
            ],
          },
          {
            title: 'À la fin',
            lines: [
              'Photos du pontage avant la pose.',
              'Passage de l’aimant pour les clous.',
              'Deux garanties\u00a0: des bardeaux et du travail.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Quel est le meilleur moment pour un toit neuf?',
          answer:
            'De la fin du printemps au début de l’automne, quand les bardeaux scellent au soleil. Réservez l’hiver; les urgences se font toute l’année.',
        },
        {
          question: 'Peut-on poser par-dessus l’ancien toit?',
          answer:
            'C’est moins cher, et cela cache la pourriture. Bien des fabricants réduisent ou refusent alors leur garantie. La plupart des couvreurs le déconseillent.',
        },
        {
          question: 'Combien de temps une soumission doit-elle valoir?',
          answer: 'Au moins 30\u00a0jours. Le prix des bardeaux bouge; demandez ce qui arrive s’il change avant vos travaux.',
        },
      ],
    },
  },
};

export const Component = createPage(roofing);
