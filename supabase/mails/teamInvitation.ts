import { withPreposition } from '@marketplace/section-kit/french-names';
import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, needed } from './layout/mailData.ts';

/** To an address that an owner of a company invited. Data: `company` its approved name, `link` that joins, once and within a week. */
export const teamInvitation: MailTemplate = {
  sample: { company: 'Boreal Kitchens', link: `/account/join/${'a'.repeat(43)}` },
  en: (data) => ({
    subject: `${needed(data, 'company')} invites you to its team`,
    paragraphs: [
      `An owner of ${needed(data, 'company')} invites you to work with them on ${brand.name}: to read homeowners’ requests and answer them together.`,
      'Sign in or sign up with this address to join. The link works once, for seven days.',
    ],
    action: linkTo(data, 'See the invitation'),
    footer: 'If you do not know this company, ignore this email: nothing happens without you.',
  }),
  fr: (data) => ({
    subject: `${needed(data, 'company')} vous invite dans son équipe`,
    paragraphs: [
      `Un propriétaire ${withPreposition('de', needed(data, 'company'))} vous invite à travailler avec lui sur ${brand.name}\u00A0: lire les demandes des clients et y répondre ensemble.`,
      'Connectez-vous ou inscrivez-vous avec cette adresse pour vous joindre à l’équipe. Le lien fonctionne une fois, pendant sept jours.',
    ],
    action: linkTo(data, 'Voir l’invitation'),
    footer: 'Si vous ne connaissez pas cette entreprise, ignorez ce courriel\u00A0: rien ne se passe sans vous.',
  }),
};
