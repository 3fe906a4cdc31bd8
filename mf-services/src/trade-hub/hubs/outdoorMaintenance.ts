import { createPage } from '../createPage';
import { contractingLicences } from '../licences/contracting';
import type { TradeHub } from '../TradeHub';

export const outdoorMaintenance: TradeHub = {
  trades: ['Home Maintenance', 'Landscaping', 'Roofing', 'Decks & Fences', 'Masonry & Concrete'],
  licences: contractingLicences,
  needsWorkersComp: true,
  costs: [
    { label: { en: 'Cleaning of eavestroughs', fr: 'Nettoyage de gouttières' }, low: 120, high: 350 },
    {
      label: { en: 'Pressure washing of a driveway or deck', fr: 'Lavage à pression d’une entrée ou d’une terrasse' },
      low: 150,
      high: 450,
    },
    { label: { en: 'Staining a deck', fr: 'Teinture d’une terrasse' }, low: 600, high: 2000 },
    { label: { en: 'Resealing windows and doors', fr: 'Calfeutrage des portes et fenêtres' }, low: 400, high: 1500 },
    { label: { en: 'Four visits a year with checklist', fr: 'Quatre visites par année avec liste' }, low: 700, high: 1800 },
  ],
  texts: {
    en: {
      title: 'Outdoor home maintenance',
      lead: 'Water, frost and sun work on a house all year. A checklist for each season, and people near you who go through it.',
      jobs: ['Eavestroughs', 'Washing or staining', 'Caulking and small repairs', 'A visit every season', 'Closing or opening the cottage'],
      advice: {
        title: 'Outdoor checklist by season',
        parts: [
          {
            title: 'Spring',
            lines: [
              'Eavestroughs and downspouts clear, water led two metres away.',
              'Cracks in the foundation marked and photographed.',
              'Loose shingles seen from the ground.',
            ],
          },
          {
            title: 'Summer',
            lines: [
              'Deck washed, sanded and stained.',
              'Caulking around windows and doors renewed.',
              'Trees cut back from roof and wires.',
            ],
          },
          {
            title: 'Fall',
            lines: ['Eavestroughs cleaned after the last leaves.', 'Outdoor taps and irrigation drained.', 'Furnace and dryer vents free.'],
          },
          {
            title: 'Winter',
            lines: [
              'Snow off vents, meters and exits.',
              'Roof snow watched, ice dams reported early.',
              'Salt that does not hurt concrete.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Can I have it done regularly?',
          answer: 'Yes. Write “a visit every season” in your request and what is on your list; companies quote a price for the year.',
        },
        {
          question: 'Who answers for a fall from the ladder?',
          answer: 'A company with workers’ compensation. Ask for the proof before anybody climbs, also for small jobs.',
        },
        {
          question: 'What may a handyman do?',
          answer:
            'Cleaning, caulking and small repairs. In Quebec most construction work needs an RBQ licence; wiring and gas are for licensed trades everywhere.',
        },
      ],
    },
    fr: {
      title: 'Entretien extérieur de la maison',
      lead: 'L’eau, le gel et le soleil travaillent toute l’année. Une liste pour chaque saison, et des gens près de chez vous pour la suivre.',
      jobs: [
        'Gouttières',
        'Lavage ou teinture',
        'Calfeutrage et petites réparations',
        'Une visite chaque saison',
        'Fermeture ou ouverture du chalet',
      ],
      advice: {
        title: 'Liste de vérification par saison',
        parts: [
          {
            title: 'Printemps',
            lines: [
              'Gouttières et descentes dégagées, eau menée à deux mètres.',
              'Fissures de la fondation marquées et photographiées.',
              'Bardeaux soulevés repérés du sol.',
            ],
          },
          {
            title: 'Été',
            lines: [
              'Terrasse lavée, sablée et teinte.',
              'Calfeutrage des portes et fenêtres refait.',
              'Arbres taillés loin du toit et des fils.',
            ],
          },
          {
            title: 'Automne',
            lines: [
              'Gouttières nettoyées après les dernières feuilles.',
              'Robinets extérieurs et irrigation vidangés.',
              'Évents de la fournaise et de la sécheuse libres.',
            ],
          },
          {
            title: 'Hiver',
            lines: [
              'Évents, compteurs et sorties déneigés.',
              'Neige du toit surveillée, barrages de glace signalés tôt.',
              'Un sel qui ménage le béton.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Peut-on le faire faire régulièrement?',
          answer:
            'Oui. Écrivez «\u00a0une visite chaque saison\u00a0» dans votre demande, avec votre liste; les entreprises soumissionnent pour l’année.',
        },
        {
          question: 'Qui répond d’une chute d’échelle?',
          answer:
            'Une entreprise couverte en santé et sécurité du travail. Demandez l’attestation avant que quiconque monte, même pour peu.',
        },
        {
          question: 'Que peut faire un homme à tout faire?',
          answer:
            'Nettoyage, calfeutrage et petites réparations. Au Québec, la plupart des travaux de construction exigent une licence RBQ; l’électricité et le gaz reviennent partout aux métiers autorisés.',
        },
      ],
    },
  },
};

export const Component = createPage(outdoorMaintenance);
