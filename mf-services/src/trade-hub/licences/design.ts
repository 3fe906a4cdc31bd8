import { topic } from './LicenceTopic';
import { governments } from './sources';

const architects = {
  en: 'Architects and engineers are regulated everywhere in Canada; structural changes usually need their stamp.',
  fr: 'Les architectes et les ingénieurs sont encadrés partout au Canada; une modification de structure exige d’ordinaire leur sceau.',
};

/** Interior and landscape designers. */
export const designLicences = topic(
  {
    ON: {
      text: {
        en: `Only registered members of ARIDO may call themselves interior designers; anybody may decorate. ${architects.en}`,
        fr: `Seuls les membres inscrits d’ARIDO peuvent porter le titre de designer d’intérieur; la décoration est libre. ${architects.fr}`,
      },
      source: { name: 'ARIDO', href: 'https://arido.ca/title-interior-designer/' },
      basis: 'read',
    },
    BC: {
      text: {
        en: `The title “Registered Interior Designer” belongs to members of IDIBC; the work itself is open to everybody. ${architects.en}`,
        fr: `Le titre «\u00a0Registered Interior Designer\u00a0» appartient aux membres d’IDIBC; l’exercice, lui, est libre. ${architects.fr}`,
      },
      source: { name: 'IDIBC', href: 'https://www.idibc.org/about/governance/' },
      basis: 'read',
    },
    QC: {
      text: {
        en: `Design alone needs no RBQ licence; a designer who also carries out the work or has it carried out needs one. ${architects.en}`,
        fr: `La conception seule n’exige pas de licence RBQ; un designer qui exécute ou fait exécuter les travaux doit en détenir une. ${architects.fr}`,
      },
      source: governments.QC,
      basis: 'general',
    },
  },
  {
    en: `Anybody may offer design; in several provinces certain titles belong to members of an association. ${architects.en}`,
    fr: `Le design est ouvert à tous; dans plusieurs provinces, certains titres sont réservés aux membres d’une association. ${architects.fr}`,
  },
  governments,
);
