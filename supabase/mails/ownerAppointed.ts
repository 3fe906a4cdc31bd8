import { withPreposition } from '@marketplace/section-kit/french-names';
import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, needed } from './layout/mailData.ts';

/** To whom staff made the owner of a company that had none. Data: `company` its name, `link` to the room of the company. */
export const ownerAppointed: MailTemplate = {
  sample: { company: 'Boreal Kitchens', link: '/account/company?company=0d6c1d3e-1111-4222-8333-444455556666' },
  en: (data) => ({
    subject: `You now own ${needed(data, 'company')} on ${brand.name}`,
    paragraphs: [
      `The last owner of ${needed(data, 'company')} deleted their account, so we made you its owner. You can change its team and its legal details.`,
      'It is not taking new work for now. When you are ready, say so in its calendar. If you do not want this, reply to this email.',
    ],
    action: linkTo(data, 'See your company'),
  }),
  fr: (data) => ({
    subject: `${needed(data, 'company')} est maintenant à vous sur ${brand.name}`,
    paragraphs: [
      `Le dernier propriétaire ${withPreposition('de', needed(data, 'company'))} a supprimé son compte\u00A0: nous vous en avons confié la propriété. Vous pouvez en modifier l’équipe et les renseignements légaux.`,
      'L’entreprise ne prend pas de nouveaux travaux pour le moment. Quand vous serez prêt, indiquez-le dans son calendrier. Si vous n’en voulez pas, répondez à ce courriel.',
    ],
    action: linkTo(data, 'Voir votre entreprise'),
  }),
};
