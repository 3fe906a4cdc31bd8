import type { Locale, Refusal, Translate } from 'section-kit';
import { formatDate } from 'shared-ui';
import { brand } from 'shared-ui/brand';
import type { formMessages } from './formMessages';

/** Keys of the texts that forms share. */
export type FormText = keyof (typeof formMessages)['catalogues']['en'] & string;

interface Problem {
  refusal: Refusal;
  /** When it came, in milliseconds. */
  at: number;
}

/**
 * What to tell people about a form that was not stored. The server writes English; readers of French get what its kind of
 * answer means, and the rule of the field at the field.
 */
export function problemText(t: Translate<FormText>, locale: Locale, { refusal, at }: Problem): string {
  const { kind, message, hint, waitSeconds } = refusal;
  if (kind === 'limited') {
    return t('problem.limited', { time: formatDate(at + (waitSeconds ?? 0) * 1000, locale, { timeStyle: 'medium' }) });
  }
  if (kind === 'missing') return t('problem.missing', { address: brand.supportEmail });
  if (kind === 'offline' || kind === 'unconfirmed') return t(`problem.${kind}`);
  return locale === 'en' && message ? [message.replace(/[^.!?]$/, '$&.'), hint].filter(Boolean).join(' ') : t('problem.refused');
}
