import { tradeLabel } from '../trades.ts';
import type { MailLocale } from './layout/layOut.ts';
import type { MailData, MailTemplate } from './layout/MailTemplate.ts';
import { linkTo, parts, word } from './layout/mailData.ts';

const SCOPES = {
  en: { services: 'Professionals', materials: 'Materials' },
  fr: { services: 'Professionnels', materials: 'Matériaux' },
};
const COUNTS: Record<MailLocale, (n: number) => string> = {
  en: (n) => `: ${n} new`,
  fr: (n) => `\u00A0: ${n} ${n > 1 ? 'nouveautés' : 'nouveauté'}`,
};

/** What is new for each search: its category, which is one of the catalogue's, and never the words that were typed. */
function lines(data: MailData, locale: MailLocale): string[] {
  return parts(data, 'searches').map((search) => {
    const isTrade = word(search, 'scope') === 'services';
    const category = word(search, 'category');
    const name = isTrade ? tradeLabel(category, locale) : category;
    return (
      [SCOPES[locale][isTrade ? 'services' : 'materials'], name].filter(Boolean).join(', ') + COUNTS[locale](Number(word(search, 'n')))
    );
  });
}

/**
 * To somebody whose saved searches find something new, once a day at most. Data: `link`, `unsubscribe_link`, and `searches`: `scope` ('services',
 * 'materials'), `category`, `n`.
 */
export const searchAlert: MailTemplate = {
  sample: {
    link: '/account/saved',
    unsubscribe_link: '/unsubscribe/secret',
    searches: [
      { scope: 'services', category: 'Plumbing', n: 2 },
      { scope: 'materials', category: null, n: 1 },
    ],
  },
  en: (data) => ({
    subject: 'New for your saved searches',
    paragraphs: ['Something new matches what you are looking for.', ...lines(data, 'en')],
    action: linkTo(data, 'See my saved searches'),
    footer: 'You get at most one of these emails a day, because you saved a search.',
  }),
  fr: (data) => ({
    subject: 'Du nouveau pour vos recherches enregistrées',
    paragraphs: ['Du nouveau correspond à ce que vous cherchez.', ...lines(data, 'fr')],
    action: linkTo(data, 'Voir mes recherches enregistrées'),
    footer: 'Vous recevez au plus un courriel par jour à ce sujet, parce que vous avez enregistré une recherche.',
  }),
};
