import { useLocale, useT, type Refusal } from 'section-kit';
import { formatDate } from 'shared-ui';
import { problemMessages } from './problemMessages';

/** Answers that a sentence of the server explains better than we could. */
const EXPLAINED: readonly Refusal['kind'][] = ['invalid', 'conflict', 'refused'];

/**
 * What to tell people about a write that was not done. The server writes English; readers of French get what its kind of
 * answer means.
 *
 * @returns function of the refusal and of when it came, in milliseconds
 */
export function useProblemText(): (refusal: Refusal, at: number) => string {
  const t = useT(problemMessages);
  const locale = useLocale();
  return ({ kind, message, hint, waitSeconds }, at) => {
    if (kind === 'limited') return t('limited', { time: formatDate(at + (waitSeconds ?? 0) * 1000, locale, { timeStyle: 'medium' }) });
    if (locale === 'en' && message && EXPLAINED.includes(kind)) return [message.replace(/[^.!?]$/, '$&.'), hint].filter(Boolean).join(' ');
    return t(kind);
  };
}
