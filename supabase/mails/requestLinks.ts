import type { MailTemplate } from './layout/MailTemplate.ts';
import type { MailLocale } from './layout/layOut.ts';
import { day, linkTo, parts, service } from './layout/mailData.ts';

/** To an address that asked for its private links. Data: `requests`, each with `link`, `service` and the `day` it was made. */
export const requestLinks: MailTemplate = {
  sample: {
    requests: [
      { link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc', service: 'Leak repair', day: '2026-11-22' },
      { link: '/r/YW5vdGhlciBvbmUgb2YgNDMgY2hhcmFjdGVycyBub3c', service: 'New roof', day: '2026-11-01' },
    ],
  },
  samples: {
    'without a service': { requests: [{ link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc', service: null, day: '2026-11-22' }] },
  },
  en: (data) => ({
    subject: 'Your private links',
    paragraphs: ['Here are links to your quote requests. Each works without an account.'],
    actions: linksOf(data, 'en', 'Your request of'),
    footer: 'Each link opens its request, for anyone who has it. If you did not ask for them, ignore this email.',
  }),
  fr: (data) => ({
    subject: 'Vos liens privés',
    paragraphs: ['Voici les liens vers vos demandes de soumission. Aucun compte n’est nécessaire.'],
    actions: linksOf(data, 'fr', 'Votre demande du'),
    footer: 'Chaque lien ouvre sa demande à quiconque le possède. Si vous ne les avez pas demandés, ignorez ce courriel.',
  }),
};

const linksOf = (data: Parameters<MailTemplate['en']>[0], locale: MailLocale, unnamed: string) =>
  parts(data, 'requests').flatMap((request) => {
    const made = day(request, 'day', locale);
    const action = linkTo(request, [service(request, locale) || unnamed, made].join(service(request, locale) ? ', ' : ' '));
    return action ? [action] : [];
  });
