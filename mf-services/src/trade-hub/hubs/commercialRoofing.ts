import { createPage } from '../createPage';
import { contractingLicences } from '../licences/contracting';
import type { TradeHub } from '../TradeHub';

export const commercialRoofing: TradeHub = {
  trades: ['Roofing'],
  licences: contractingLicences,
  needsWorkersComp: true,
  costs: [
    { label: { en: 'Inspection with moisture scan and report', fr: 'Inspection avec relevé d’humidité et rapport' }, low: 500, high: 2000 },
    { label: { en: 'Maintenance contract per year', fr: 'Contrat d’entretien par année' }, low: 1000, high: 5000 },
    { label: { en: 'Modified bitumen per square foot, installed', fr: 'Bitume modifié au pied carré, posé' }, low: 11, high: 22 },
    { label: { en: 'TPO or EPDM membrane per square foot, installed', fr: 'Membrane TPO ou EPDM au pied carré, posée' }, low: 9, high: 20 },
  ],
  texts: {
    en: {
      title: 'Commercial roofing',
      lead: 'Flat roofs for shops, offices, plexes and condominiums: repair, replacement and maintenance contracts.',
      jobs: [
        'Leak in a flat roof',
        'Replacement of a membrane',
        'Inspection and report',
        'Maintenance contract',
        'Snow removal from a roof',
      ],
      advice: {
        title: 'Storm season, and what owners answer for',
        parts: [
          {
            title: 'Before the season',
            lines: [
              'Drains and scuppers clear in spring and fall.',
              'A snow plan: at which depth, by whom, with which fall protection.',
              'Photos and a roof plan on file for the insurer.',
            ],
          },
          {
            title: 'Who may go up',
            lines: [
              'Proof of workers’ compensation for every company on the roof.',
              'Fall protection and a hot-work permit for torches.',
              'Liability insurance of five million dollars is often asked for.',
            ],
          },
          {
            title: 'In the quote',
            lines: [
              'System by name, insulation value and slope.',
              'Moisture found in the old roof: price per square foot.',
              'Warranty of the maker with inspection at the end.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'How long does a flat roof last?',
          answer: 'Twenty to thirty years with two inspections a year. Most early failures begin at drains and edges.',
        },
        {
          question: 'Can work be done while we are open?',
          answer: 'Usually. Ask for a plan of noise, smells and closed entrances, and for work with torches outside opening hours.',
        },
        {
          question: 'Who approves it in a condominium?',
          answer: 'The board, from the reserve fund study. Ask for the report in a form the engineer can use.',
        },
      ],
    },
    fr: {
      title: 'Toitures commerciales',
      lead: 'Toits plats de commerces, bureaux, plex et copropriétés\u00a0: réparation, remplacement et contrats d’entretien.',
      jobs: ['Fuite d’un toit plat', 'Remplacement d’une membrane', 'Inspection et rapport', 'Contrat d’entretien', 'Déneigement de toit'],
      advice: {
        title: 'Saison des tempêtes et responsabilités du propriétaire',
        parts: [
          {
            title: 'Avant la saison',
            lines: [
              'Drains dégagés au printemps et à l’automne.',
              'Un plan de déneigement\u00a0: à quelle épaisseur, par qui, avec quelle protection.',
              'Photos et plan du toit au dossier pour l’assureur.',
            ],
          },
          {
            title: 'Qui peut monter',
            lines: [
              'Attestation de conformité pour chaque entreprise sur le toit.',
              'Protection contre les chutes et permis de travail à chaud.',
              'On exige souvent cinq millions de dollars d’assurance responsabilité.',
            ],
          },
          {
            title: 'Dans la soumission',
            lines: [
              'Système nommé, valeur isolante et pente.',
              'Humidité trouvée dans l’ancien toit\u00a0: prix au pied carré.',
              'Garantie du fabricant avec inspection finale.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Combien de temps dure un toit plat?',
          answer:
            'De vingt à trente ans avec deux inspections par année. La plupart des défauts précoces naissent aux drains et aux bords.',
        },
        {
          question: 'Peut-on travailler pendant l’ouverture?',
          answer:
            'En général, oui. Demandez un plan du bruit, des odeurs et des accès fermés, et le travail au chalumeau hors des heures d’ouverture.',
        },
        {
          question: 'Qui approuve dans une copropriété?',
          answer: 'Le conseil d’administration, selon l’étude du fonds de prévoyance. Demandez un rapport utilisable par l’ingénieur.',
        },
      ],
    },
  },
};

export const Component = createPage(commercialRoofing);
