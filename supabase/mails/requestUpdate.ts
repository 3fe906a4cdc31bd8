import { brand } from '@marketplace/shared-ui/brand';
import type { MailData, MailTemplate } from './layout/MailTemplate.ts';
import { anyProvider, day, isPrivate, linkTo, service, word } from './layout/mailData.ts';
import { sampleForEach } from './layout/samples.ts';
import { visitLine } from './layout/visitWords.ts';

const NEWS = {
  en: {
    viewed: 'has read your request',
    interested: 'is interested in your project',
    quoted: 'has sent you a quote',
    quote_revised: 'has sent you a revised quote',
    quote_withdrawn: 'has withdrawn its quote',
    hired: 'is confirmed for your project',
    cancelled: 'has cancelled the job',
    scheduled: 'has set the start date of your project',
    objected: 'says the work is not finished yet',
    completed: 'has marked your project as completed',
    declined: 'cannot take on your project',
    withdrawn: 'no longer has your request: it was withdrawn',
    expired: 'did not answer in time: your request has expired',
    suspended: `is not taking requests on ${brand.name} at the moment: yours is closed`,
    closed: `has left ${brand.name}: your request is closed`,
    inactive: 'no longer has your request: nothing happened with it for 90 days',
    visit: 'proposes a visit',
    visit_cancelled: 'has cancelled the visit',
  },
  fr: {
    viewed: 'a lu votre demande',
    interested: 'manifeste de l’intérêt pour votre projet',
    quoted: 'vous a envoyé une soumission',
    quote_revised: 'vous a envoyé une soumission révisée',
    quote_withdrawn: 'a retiré sa soumission',
    hired: 'a obtenu votre mandat',
    cancelled: 'a annulé le mandat',
    scheduled: 'a fixé la date de début de vos travaux',
    objected: 'indique que les travaux ne sont pas terminés',
    completed: 'indique que vos travaux sont terminés',
    declined: 'ne peut pas se charger de votre projet',
    withdrawn: 'n’a plus votre demande\u00A0: elle a été retirée',
    expired: 'n’a pas répondu à temps\u00A0: votre demande a expiré',
    suspended: `ne prend pas de demandes sur ${brand.name} pour le moment\u00A0: la vôtre est fermée`,
    closed: `a quitté ${brand.name}\u00A0: votre demande est fermée`,
    inactive: 'n’a plus votre demande\u00A0: elle était inactive depuis 90\u00A0jours',
    visit: 'propose une visite',
    visit_cancelled: 'a annulé la visite',
  },
} as const;

const ANY_NEWS = { en: 'has news about your request', fr: 'a du nouveau pour votre demande' };
const SETTLED = {
  en: (provider: string) => `We’ve made a decision about the work${provider && ` with ${provider}`}`,
  fr: (provider: string) => `Nous avons pris une décision au sujet des travaux${provider && ` avec ${provider}`}`,
};

/** Who did what; of a dispute we decided ourselves. */
function newsOf(locale: keyof typeof NEWS, data: MailData): string {
  const provider = word(data, 'provider');
  if (word(data, 'status') === 'settled') return SETTLED[locale](provider);
  return `${provider || anyProvider[locale]} ${deedOf(locale, data)}`;
}

/** The reason says more than the state where there are words for it. */
function deedOf(locale: keyof typeof NEWS, data: MailData): string {
  const starts = word(data, 'status') === 'scheduled' && day(data, 'day', locale);
  if (starts) return locale === 'fr' ? `commence le ${starts}` : `starts on ${starts}`;
  const known = new Map<string, string>(Object.entries(NEWS[locale]));
  return known.get(word(data, 'reason')) ?? known.get(word(data, 'status')) ?? ANY_NEWS[locale];
}

/**
 * To who asked for quotes, when a request moves or something happens to it. Data: `link` of the request, `status` it moved to (or
 * what happened, such as quote_revised), `reason` why it was closed, `provider` (name), `service`, of a picked visit `day`, `time`
 * (on the clock of the home) and `place`, and of work that was scheduled its first `day`.
 */
export const requestUpdate: MailTemplate = {
  sample: { link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc', status: 'quoted', provider: 'Roofs & Sons', service: 'Leak repair' },
  samples: {
    ...sampleForEach('status', NEWS.en),
    visit_cancelled: { status: 'visit_cancelled', day: '2026-12-01', time: '13:30', place: 'video' },
    settled: { status: 'settled' },
    'settled, without a name': { status: 'settled', provider: null },
    'scheduled on a day': { status: 'scheduled', day: '2026-12-01' },
    'without a name': { status: 'moved', provider: null, service: null },
  },
  en: (data) => {
    const news = newsOf('en', data);
    return {
      subject: news,
      paragraphs: [service(data, 'en') ? `${news} (${service(data, 'en')}).` : `${news}.`, ...visitLine(data, 'en')],
      action: linkTo(data, 'See my request'),
      ...(isPrivate(data) && { footer: 'The link opens your request, for anyone who has it.' }),
    };
  },
  fr: (data) => {
    const news = newsOf('fr', data);
    return {
      subject: news,
      paragraphs: [service(data, 'fr') ? `${news} (${service(data, 'fr')}).` : `${news}.`, ...visitLine(data, 'fr')],
      action: linkTo(data, 'Voir ma demande'),
      ...(isPrivate(data) && { footer: 'Le lien ouvre votre demande à quiconque le possède.' }),
    };
  },
};
