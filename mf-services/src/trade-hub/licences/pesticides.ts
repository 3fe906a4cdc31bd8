import { topic } from './LicenceTopic';
import { governments } from './sources';

const healthCanada = {
  name: 'Health Canada',
  french: 'Santé Canada',
  href: 'https://www.canada.ca/en/health-canada/services/about-pesticides/cosmetic-pesticide-bans.html',
};

/** Lawn care: what may be sprayed, and by whom. */
export const pesticideLicences = topic(
  {
    ON: {
      text: {
        en: 'Cosmetic use of most weed and insect killers on lawns has been banned since April 22, 2009. Exceptions are for licensed exterminators, who have to put up a warning sign.',
        fr: 'L’usage esthétique de la plupart des herbicides et insecticides sur les pelouses est interdit depuis le 22 avril 2009. Les exceptions visent des exterminateurs titulaires d’une licence, qui doivent poser une affiche.',
      },
      source: {
        name: 'Government of Ontario, O. Reg. 63/09',
        french: 'Gouvernement de l’Ontario, Règl. de l’Ont. 63/09',
        href: 'https://www.ontario.ca/page/technical-guidance-pesticides-act-and-ontario-regulation-6309-landscape-licensed-exterminators',
      },
      basis: 'read',
    },
    MB: {
      text: {
        en: 'Lawn care professionals must hold a licence, apply only federally registered products and follow the label. The earlier ban on private lawns has been lifted.',
        fr: 'Les professionnels de l’entretien de pelouse doivent détenir un permis, n’appliquer que des produits homologués et suivre l’étiquette. L’interdiction visant les pelouses privées a été levée.',
      },
      source: {
        name: 'Government of Manitoba',
        french: 'Gouvernement du Manitoba',
        href: 'https://www.gov.mb.ca/cosmeticpesticides/what-this-means.html',
      },
      basis: 'read',
    },
    QC: {
      text: {
        en: 'The Pesticides Management Code forbids many products on lawns, and companies that apply pesticides need a permit and certified staff. Many municipalities are stricter.',
        fr: 'Le Code de gestion des pesticides interdit de nombreux produits sur les pelouses; les entreprises qui en appliquent doivent détenir un permis et du personnel certifié. Bien des municipalités sont plus sévères.',
      },
      source: governments.QC,
      basis: 'general',
    },
  },
  {
    en: 'Companies that apply pesticides need a licence or certificate of the province or territory. Some provinces and many municipalities restrict lawn products; ask both before you order a treatment. Mowing and aeration need no licence.',
    fr: 'Les entreprises qui appliquent des pesticides doivent détenir un permis ou un certificat de la province ou du territoire. Certaines provinces et bien des municipalités restreignent les produits pour pelouse; informez-vous avant de commander un traitement. La tonte et l’aération n’exigent aucun permis.',
  },
  Object.fromEntries(Object.keys(governments).map((province) => [province, healthCanada])) as typeof governments,
);
