import type { MailData, MailTemplate } from './layout/MailTemplate.ts';
import { contactLines, day, isList, linkTo, part, service, word } from './layout/mailData.ts';
import { sampleForEach } from './layout/samples.ts';
import { visitLine } from './layout/visitWords.ts';

const NEWS = {
  en: {
    hired: 'You got the job',
    supplier: 'The homeowner chose you',
    withdrawn: 'The homeowner no longer needs it',
    cancelled: 'The homeowner cancelled the job',
    visit: 'Visit confirmed',
    visit_refused: 'None of your times suits the homeowner',
    visit_cancelled: 'The homeowner cancelled the visit',
    objected: 'The homeowner says the work is not finished yet',
    completed: 'The work is finished',
    settled: 'We’ve made a decision about the work',
  },
  fr: {
    hired: 'Vous avez obtenu le mandat',
    supplier: 'Le client vous a choisi',
    withdrawn: 'Le client n’en a plus besoin',
    cancelled: 'Le client a annulé le mandat',
    visit: 'Visite confirmée',
    visit_refused: 'Aucun de vos moments ne convient au client',
    visit_cancelled: 'Le client a annulé la visite',
    objected: 'Le client indique que les travaux ne sont pas terminés',
    completed: 'Les travaux sont terminés',
    settled: 'Nous avons pris une décision au sujet des travaux',
  },
} as const;

const newsOf = (locale: keyof typeof NEWS, status: string, otherwise: string): string =>
  new Map(Object.entries(NEWS[locale])).get(status) ?? otherwise;

/** For lines of a list nobody is hired. */
const statusOf = (data: MailData): string => (word(data, 'status') === 'hired' && isList(data) ? 'supplier' : word(data, 'status'));

/** What a subject is about: the day of a visit that was confirmed, else the service. */
const subjectOf = (data: MailData, locale: keyof typeof NEWS): string =>
  word(data, 'status') === 'visit' ? day(data, 'day', locale) : service(data, locale);

/**
 * To the owners and estimators of a company when something is decided. Data: `link` of the request, `service`, `status` (hired,
 * withdrawn, cancelled, visit, visit_refused, visit_cancelled, objected, completed, settled), once hired or visited the `contact`
 * { `name`, `email`, `phone`, `preferred`, `address` }, `list` where it is for lines of a list, and of a picked visit `day`, `time` (on the clock of the home), `place`.
 */
export const leadUpdate: MailTemplate = {
  sample: {
    link: '/account/leads/0d6c1d3e-1111-4222-8333-444455556666',
    service: 'Leak repair',
    status: 'hired',
    contact: { name: 'Sam Roy', email: 'sam@example.ca', phone: '416-555-0199', preferred: 'phone', address: '12 Elm Street, Toronto' },
  },
  samples: {
    ...sampleForEach('status', NEWS.en),
    supplier: { list: true },
    visit: { status: 'visit', day: '2026-12-01', time: '13:30', place: 'site' },
    other: { status: 'moved' },
  },
  en: (data) => {
    const news = newsOf('en', statusOf(data), 'News about a request');
    return {
      subject: [news, subjectOf(data, 'en')].filter(Boolean).join(': '),
      paragraphs: [`${news}.`, ...visitLine(data, 'en'), ...contactLines(part(data, 'contact'), 'en')],
      action: linkTo(data, 'See the request'),
    };
  },
  fr: (data) => {
    const news = newsOf('fr', statusOf(data), 'Du nouveau pour une demande');
    return {
      subject: [news, subjectOf(data, 'fr')].filter(Boolean).join('\u00A0: '),
      paragraphs: [`${news}.`, ...visitLine(data, 'fr'), ...contactLines(part(data, 'contact'), 'fr')],
      action: linkTo(data, 'Voir la demande'),
    };
  },
};
