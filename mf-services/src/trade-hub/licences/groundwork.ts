import { topic } from './LicenceTopic';
import { governments } from './sources';

/** Paving, walls, fences and planting. */
export const groundworkLicences = topic(
  {
    QC: {
      text: {
        en: 'Pavers, retaining walls, fences and levelling are construction work that needs an RBQ licence with the sitework subclass (2.7). Planting and lawn care need none. Ask Info-Excavation before any digging.',
        fr: 'Pavés, murets de soutènement, clôtures et nivellement sont des travaux qui exigent une licence RBQ de la sous-catégorie 2.7. La plantation et l’entretien de pelouse n’en exigent pas. Consultez Info-Excavation avant de creuser.',
      },
      source: {
        name: 'Régie du bâtiment du Québec, 2.7',
        href: 'https://www.rbq.gouv.qc.ca/',
      },
      basis: 'read',
    },
    AB: {
      text: {
        en: 'A landscaper who takes money before the work is done, on a contract made away from its own place of business, needs a prepaid contracting licence. Have buried lines located before any digging.',
        fr: 'Un paysagiste qui prend de l’argent avant la fin des travaux, sur un contrat conclu hors de son établissement, doit détenir une licence d’entrepreneur à paiement anticipé. Faites localiser les conduites avant de creuser.',
      },
      source: governments.AB,
      basis: 'read',
    },
    ON: {
      text: {
        en: 'No provincial licence for landscaping. Ontario One Call has to be asked before any digging, at no charge. Municipalities set the height of fences and may ask for a permit for decks and walls.',
        fr: 'Aucun permis provincial pour l’aménagement paysager. Ontario One Call doit être consulté sans frais avant de creuser. Les municipalités fixent la hauteur des clôtures et peuvent exiger un permis pour les terrasses et les murs.',
      },
      source: { name: 'Ontario One Call', href: 'https://ontarioonecall.ca/' },
      basis: 'general',
    },
  },
  {
    en: 'We know of no licence of the province or territory for landscaping. Municipalities set the rules for fences, walls and trees. Have buried lines located before any digging.',
    fr: 'Nous ne connaissons aucun permis de la province ou du territoire pour l’aménagement paysager. Les municipalités fixent les règles pour les clôtures, les murs et les arbres. Faites localiser les conduites avant de creuser.',
  },
  governments,
);
