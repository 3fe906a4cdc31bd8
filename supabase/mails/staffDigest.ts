import type { MailLocale } from './layout/layOut.ts';
import type { MailData, MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, needed, parts, word } from './layout/mailData.ts';

const QUEUES: Readonly<Record<MailLocale, Readonly<Record<string, string>>>> = {
  en: {
    applications: 'Applications',
    companies: 'Companies',
    names: 'Names and trades',
    credentials: 'Proofs',
    reviews: 'Held and reported reviews',
    reports: 'Reported messages and companies',
    orphaned: 'Companies without an owner',
    disputes: 'Disputes about work',
    messages: 'Messages and demos',
  },
  fr: {
    applications: 'Candidatures',
    companies: 'Entreprises',
    names: 'Noms et métiers',
    credentials: 'Attestations',
    reviews: 'Avis retenus ou signalés',
    reports: 'Messages et entreprises signalés',
    orphaned: 'Entreprises sans propriétaire',
    disputes: 'Différends sur des travaux',
    messages: 'Messages et démonstrations',
  },
};

const lines = (data: MailData, locale: MailLocale) =>
  parts(data, 'queues').map((entry) => {
    const queue = word(entry, 'queue');
    return `${QUEUES[locale][queue] ?? queue}${locale === 'fr' ? '\u00A0' : ''}: ${word(entry, 'n')}`;
  });

/** To somebody of the staff, once a day while something waits. Data: `n` in all, `queues`: `queue`, `n`; `link`, `unsubscribe_link`. */
export const staffDigest: MailTemplate = {
  sample: {
    n: 3,
    queues: [
      { queue: 'companies', n: 2 },
      { queue: 'messages', n: 1 },
    ],
    link: '/account/staff',
    unsubscribe_link: '/unsubscribe/secret',
  },
  samples: {
    'every queue': { n: 9, queues: Object.keys(QUEUES.en).map((queue) => ({ queue, n: 1 })) },
    'one item': { n: 1, queues: [{ queue: 'messages', n: 1 }] },
  },
  en: (data) => ({
    subject: Number(needed(data, 'n')) === 1 ? '1 item is waiting' : `${needed(data, 'n')} items are waiting`,
    paragraphs: ['Waiting for a decision:', ...lines(data, 'en')],
    action: linkTo(data, 'See what is waiting'),
    footer: 'You get at most one of these emails a day, and none when nothing is waiting.',
  }),
  fr: (data) => ({
    subject: Number(needed(data, 'n')) === 1 ? '1 élément en attente' : `${needed(data, 'n')} éléments en attente`,
    paragraphs: ['Ce qui attend une décision\u00A0:', ...lines(data, 'fr')],
    action: linkTo(data, 'Voir ce qui attend'),
    footer: 'Vous recevez au plus un courriel par jour à ce sujet, et aucun quand rien n’attend.',
  }),
};
