import { withPreposition } from '@marketplace/section-kit/french-names';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, needed } from './layout/mailData.ts';

/** To the other owners when somebody they invited has joined. Data: `company` its approved name, `link` to the team. */
export const teamJoined: MailTemplate = {
  sample: { company: 'Boreal Kitchens', link: '/account/team' },
  en: (data) => ({
    subject: 'Somebody has joined your team',
    paragraphs: [
      `An invitation to the team of ${needed(data, 'company')} was accepted. Your account shows who it is and what they may do.`,
    ],
    action: linkTo(data, 'See your team'),
    footer: 'If none of you invited them, remove them from the team and write to us.',
  }),
  fr: (data) => ({
    subject: 'Quelqu’un s’est joint à votre équipe',
    paragraphs: [
      `Une invitation dans l’équipe ${withPreposition('de', needed(data, 'company'))} a été acceptée. Votre compte indique de qui il s’agit et ce que cette personne peut faire.`,
    ],
    action: linkTo(data, 'Voir votre équipe'),
    footer: 'Si aucun d’entre vous ne l’a invitée, retirez-la de l’équipe et écrivez-nous.',
  }),
};
