import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, needed } from './layout/mailData.ts';
import { sampleForEach } from './layout/samples.ts';

const rights = {
  en: {
    moderator: 'decides about applications, companies, proofs and reported reviews',
    support: 'answers messages',
    admin: 'may decide about everything',
    none: 'no longer has staff rights',
  },
  fr: {
    moderator: 'traite les candidatures, les entreprises, les attestations et les avis signalés',
    support: 'répond aux messages',
    admin: 'peut tout traiter',
    none: 'n’a plus aucun droit du personnel',
  },
} as const;

const rightsOf = (texts: Readonly<Record<string, string>>, role: string) => texts[role] ?? role;

/** To every administrator when the rights of an account changed. Data: `email` of the account, `role` ('none' when they were taken), `link`. */
export const staffGranted: MailTemplate = {
  sample: { email: 'maya@example.ca', role: 'moderator', link: '/account/staff' },
  samples: sampleForEach('role', rights.en),
  en: (data) => ({
    subject: 'The rights of an account have changed',
    paragraphs: [
      `${needed(data, 'email')} ${rightsOf(rights.en, needed(data, 'role'))} on ${brand.name} from now on. The change was made on the server, by a command.`,
    ],
    action: linkTo(data, 'Open the queues'),
    footer: 'If none of you did this, somebody else has the service key: change it at once.',
  }),
  fr: (data) => ({
    subject: 'Les droits d’un compte ont changé',
    paragraphs: [
      `Désormais, ${needed(data, 'email')} ${rightsOf(rights.fr, needed(data, 'role'))} sur ${brand.name}. Le changement a été fait sur le serveur, par une commande.`,
    ],
    action: linkTo(data, 'Ouvrir les files d’attente'),
    footer: 'Si personne parmi vous n’en est l’auteur, quelqu’un d’autre détient la clé de service\u00A0: changez-la sans tarder.',
  }),
};
