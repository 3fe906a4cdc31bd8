import { topic } from './LicenceTopic';
import { governments, rbq } from './sources';

/** Renovation and roofing contractors, and people who do small repairs. */
export const contractingLicences = topic(
  {
    QC: {
      text: {
        en: 'An RBQ licence is compulsory for most construction and renovation work; its number is on the contract. Contracts signed at your home for roofing, windows or siding fall under the rules for itinerant merchants: in writing, ten days to cancel, no deposit before that.',
        fr: 'Une licence RBQ est obligatoire pour la plupart des travaux de construction et de rénovation; son numéro figure au contrat. Un contrat de toiture, de fenêtres ou de parement signé chez vous relève des règles du commerce itinérant\u00a0: écrit, dix jours pour annuler, aucun acompte avant.',
      },
      source: rbq,
      basis: 'read',
    },
    AB: {
      text: {
        en: 'A contractor who takes money before the work is done, on a contract made away from its own place of business, needs a prepaid contracting licence and security. Cities may ask for a business licence as well.',
        fr: 'Un entrepreneur qui prend de l’argent avant la fin des travaux, sur un contrat conclu hors de son établissement, doit détenir une licence d’entrepreneur à paiement anticipé («\u00a0prepaid contracting licence\u00a0») et une garantie. Les villes peuvent aussi exiger une licence d’affaires.',
      },
      source: governments.AB,
      basis: 'read',
    },
    ON: {
      text: {
        en: 'The province has no licence for renovators; builders of new homes are licensed by the HCRA. Some cities, such as Toronto, license renovators. The final price may not exceed a written estimate by more than 10 percent unless you agree to a change.',
        fr: 'La province ne délivre pas de permis aux rénovateurs; les constructeurs de maisons neuves relèvent de l’HCRA. Certaines villes, dont Toronto, exigent un permis. Le prix final ne peut dépasser une estimation écrite de plus de 10\u00a0% sans votre accord.',
      },
      source: {
        name: 'Government of Ontario, guide for home renovation businesses',
        french: 'Gouvernement de l’Ontario, guide des entreprises de rénovation',
        href: 'https://www.ontario.ca/',
      },
      basis: 'general',
    },
    BC: {
      text: {
        en: 'Builders of new homes are licensed by BC Housing; there is no provincial licence for renovations. Municipalities ask for a business licence and issue building permits.',
        fr: 'Les constructeurs de maisons neuves sont agréés par BC Housing; aucun permis provincial ne vise la rénovation. Les municipalités exigent une licence d’affaires et délivrent les permis de construction.',
      },
      source: { name: 'BC Housing', href: 'https://www.bchousing.org/' },
      basis: 'general',
    },
  },
  {
    en: 'We know of no licence of the province or territory for renovation contractors. Ask for the municipal business licence, proof of liability insurance and who takes out the building permit.',
    fr: 'Nous ne connaissons aucun permis de la province ou du territoire pour les entrepreneurs en rénovation. Demandez la licence d’affaires municipale, une preuve d’assurance responsabilité et qui obtient le permis de construction.',
  },
  governments,
);
