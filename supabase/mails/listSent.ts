import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, word } from './layout/mailData.ts';

/** A project list for its owner or for a supplier asked about it. Data: `link` of the list, `name` of the list. */
export const listSent: MailTemplate = {
  sample: { link: '/lists/secret', name: 'Kitchen' },
  samples: { 'without a name': { name: null } },
  en: (data) => ({
    subject: word(data, 'name') ? `Project list: ${word(data, 'name')}` : 'A project list',
    paragraphs: ['Here is the project list, with its materials, quantities and totals.'],
    action: linkTo(data, 'Open the list'),
    footer: `Sent at the request of a person on ${brand.name}. Anyone who has the link can see the list.`,
  }),
  fr: (data) => ({
    subject: word(data, 'name') ? `Liste de projet\u00A0: ${word(data, 'name')}` : 'Une liste de projet',
    paragraphs: ['Voici la liste de projet, avec ses matériaux, ses quantités et ses totaux.'],
    action: linkTo(data, 'Ouvrir la liste'),
    footer: `Envoyé à la demande d’une personne sur ${brand.name}. Quiconque possède le lien peut voir la liste.`,
  }),
};
