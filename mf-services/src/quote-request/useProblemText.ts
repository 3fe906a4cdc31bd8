import { type Refusal, useLocale, useT } from 'section-kit';
import { formatDate } from 'shared-ui';
import { quoteMessages } from './messages';

/**
 * What to tell people about a write that was not done. The server writes English; readers of French get what its kind
 * of answer means.
 *
 * @returns function of the refusal and of when it came, in milliseconds
 */
export function useProblemText(): (refusal: Refusal, at: number) => string {
  const t = useT(quoteMessages);
  const locale = useLocale();
  return ({ kind, message, hint, waitSeconds }, at) => {
    if (kind === 'limited') {
      const time = formatDate(at + (waitSeconds ?? 0) * 1000, locale, { timeStyle: 'medium' });
      return t('problem.limited', { time });
    }
    const isServersOwn = locale === 'en' && message !== '' && ['invalid', 'conflict', 'refused'].includes(kind);
    return isServersOwn ? [message.replace(/[^.!?]$/, '$&.'), hint].filter(Boolean).join(' ') : t(`problem.${kind}`);
  };
}
