import { topic } from './LicenceTopic';
import { rbq, tradeAuthorities } from './sources';

/** Plumbers and plumbing contractors. */
export const plumbingLicences = topic(
  {
    QC: {
      text: {
        en: 'A plumbing contractor needs an RBQ licence with a plumbing or heating subclass (15.1 to 15.5), issued through the CMMTQ. Its number belongs on the contract; check that the name matches.',
        fr: 'Un entrepreneur en plomberie doit détenir une licence RBQ d’une sous-catégorie de plomberie ou de chauffage (15.1 à 15.5), délivrée par l’entremise de la CMMTQ. Le numéro figure au contrat; vérifiez que le nom correspond.',
      },
      source: rbq,
      basis: 'read',
    },
    NS: {
      text: {
        en: 'Plumber is a compulsory certified trade: who works as a plumber is certified or a registered apprentice.',
        fr: 'Le métier de plombier est à certification obligatoire\u00a0: il faut être certifié ou apprenti inscrit.',
      },
      source: { name: 'Plumber Trade Regulations, N.S. Reg. 191/2016', href: 'https://novascotia.ca/just/REGULATIONS/regs/atqplumb.htm' },
      basis: 'read',
    },
    BC: {
      text: {
        en: 'Plumber is not among the seven trades of Skilled Trades Certification, but gasfitters, steamfitters and pipefitters are. Municipalities issue plumbing permits; ask who takes yours out.',
        fr: 'Le métier de plombier ne fait pas partie des sept métiers à certification obligatoire, mais les monteurs d’installations au gaz et les tuyauteurs, oui. Les municipalités délivrent les permis de plomberie; demandez qui s’en charge.',
      },
      source: { name: 'SkilledTradesBC', href: 'https://skilledtradesbc.ca/are-you-impacted' },
      basis: 'read',
    },
    AB: {
      text: {
        en: 'Plumbing is a designated trade with restricted activities: they are done by a certified journeyperson or a registered apprentice. You can check a certificate online.',
        fr: 'La plomberie est un métier désigné dont certaines activités sont réservées à un compagnon certifié ou à un apprenti inscrit. Un certificat se vérifie en ligne.',
      },
      source: tradeAuthorities.AB,
      basis: 'general',
    },
    ON: {
      text: {
        en: 'Plumber is a compulsory trade: look the person up in the public register. Gas lines need a gas technician certified through the TSSA. Some cities, such as Toronto, also license plumbing contractors.',
        fr: 'Le métier de plombier est à accréditation obligatoire\u00a0: consultez le tableau public. Les conduites de gaz demandent un technicien certifié par la TSSA. Certaines villes, dont Toronto, délivrent aussi un permis aux entrepreneurs en plomberie.',
      },
      source: tradeAuthorities.ON,
      basis: 'general',
    },
    MB: {
      text: {
        en: 'Plumber is not on the list of compulsory trades we have read; steamfitter-pipefitter is. Cities such as Winnipeg license plumbing contractors and issue the permits.',
        fr: 'Le métier de plombier ne figure pas sur la liste des métiers obligatoires que nous avons lue; celui de tuyauteur, oui. Des villes comme Winnipeg délivrent les permis et licences de plomberie.',
      },
      source: tradeAuthorities.MB,
      basis: 'general',
    },
    NL: {
      text: {
        en: 'Plumber is not one of the five compulsory trades we have read about. Plumbing contractors and permits are a matter of the province and the municipality; ask both.',
        fr: 'Le métier de plombier ne fait pas partie des cinq métiers obligatoires que nous avons lus. Les entrepreneurs et les permis relèvent de la province et de la municipalité; informez-vous auprès des deux.',
      },
      source: tradeAuthorities.NL,
      basis: 'general',
    },
    SK: {
      text: {
        en: 'Plumber is a compulsory trade: who works as a plumber is certified or a registered apprentice. Permits go through the provincial safety authority.',
        fr: 'Le métier de plombier est obligatoire\u00a0: il faut être certifié ou apprenti inscrit. Les permis relèvent de l’organisme provincial de sécurité.',
      },
      source: tradeAuthorities.SK,
      basis: 'general',
    },
    NB: {
      text: {
        en: 'Plumber is a compulsory occupation as far as we know: ask for the certificate and who takes out the permit.',
        fr: 'À notre connaissance, le métier de plombier est une profession à certification obligatoire\u00a0: demandez le certificat, et qui obtient le permis.',
      },
      source: tradeAuthorities.NB,
      basis: 'general',
    },
  },
  {
    en: 'Rules are made by the province or territory and by the municipality. Ask for the plumber’s certificate, the business licence and the plumbing permit.',
    fr: 'Les règles viennent de la province ou du territoire et de la municipalité. Demandez le certificat du plombier, la licence d’affaires et le permis de plomberie.',
  },
  tradeAuthorities,
);
