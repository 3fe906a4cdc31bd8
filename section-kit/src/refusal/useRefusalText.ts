import { formatDate } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import type { AppError, ErrorKind } from '../data/AppError';
import { useT } from '../messages/useT';
import { useLocale } from '../shell/hooks';
import { refusalMessages } from './refusalMessages';

/** Answers that a sentence of the server explains better than we could. */
const explained: readonly ErrorKind[] = ['invalid', 'conflict', 'refused'];

/**
 * What to tell people about a write that was not done. The server writes English; readers of French get what its kind of
 * answer means.
 *
 * @returns function of the refusal and of when it came, in milliseconds
 */
export function useRefusalText(): (refusal: AppError, at: number) => string {
  const t = useT(refusalMessages);
  const locale = useLocale();
  return ({ kind, message, hint, field, waitSeconds }, at) => {
    if (locale === 'en' && message && explained.includes(kind)) return [message.replace(/[^.!?]$/, '$&.'), hint].filter(Boolean).join(' ');
    // Nothing that was typed is wrong: the page is older than the terms it leads to.
    if (field === 'notice') return t('notice');
    const time = formatDate(at + (waitSeconds ?? 0) * 1000, locale, { timeStyle: 'medium' });
    return t(kind, { time, address: brand.supportEmail });
  };
}
