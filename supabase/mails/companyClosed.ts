import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { day, linkTo, needed } from './layout/mailData.ts';

/** To the owners of a company that one of them closed. Data: `company` its name, `day` until which it may come back, `link` to its room. */
export const companyClosed: MailTemplate = {
  sample: { company: 'Boreal Kitchens', day: '2026-12-22', link: '/account/company?company=0d6c1d3e-1111-4222-8333-444455556666' },
  en: (data) => ({
    subject: `${needed(data, 'company')} has left ${brand.name}`,
    paragraphs: [
      'An owner closed the company. Its page is gone, and open requests have ended.',
      `You can reopen it until ${day(data, 'day', 'en')}. Its history stays readable for 90 days; your exports are on the page of the company.`,
    ],
    action: linkTo(data, 'See your company'),
  }),
  fr: (data) => ({
    subject: `${needed(data, 'company')} a quitté ${brand.name}`,
    paragraphs: [
      'Un propriétaire a fermé l’entreprise. Sa page a disparu et les demandes ouvertes ont pris fin.',
      `Vous pouvez la rouvrir jusqu’au ${day(data, 'day', 'fr')}. Son historique reste accessible pendant 90 jours; vos exportations se trouvent dans l’espace de l’entreprise.`,
    ],
    action: linkTo(data, 'Voir votre entreprise'),
  }),
};
