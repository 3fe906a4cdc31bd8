import type { Locale, Translate } from '@marketplace/section-kit';
import { formatPrice } from '@marketplace/shared-ui';
import type { ErrorCode, FieldError } from '../../arithmetic/core/outcome';
import { formatDay } from '../../../financial/guide/formatDay';
import { writeNumber, type NumberKind } from '../fields/numberKinds';
import type { frameMessages } from './frameMessages';

type Keys = keyof (typeof frameMessages)['catalogues']['en'];

const examples: Record<NumberKind, number> = { amount: 350_000, percent: 4.25, years: 25, months: 60, year: 2026 };

/** What is wrong with a field's value and how to put it right. */
export function describeError({ code, limit }: FieldError, kind: NumberKind | 'day', t: Translate<Keys>, locale: Locale): string {
  if (typeof limit === 'string') return t('error.beforeFirstRule', { limit: formatDay(limit, locale) });
  if (kind === 'day') return t('error.notADate');
  if (code === 'notANumber') return t(`error.notANumber.${kind}`, { example: writeNumber(examples[kind], kind, locale) });
  return t(`error.${code as Exclude<ErrorCode, 'notANumber'>}`, { limit: describeLimit(limit, kind, t, locale) });
}

function describeLimit(limit: FieldError['limit'], kind: NumberKind, t: Translate<Keys>, locale: Locale): string {
  if (typeof limit !== 'number') return '';
  if (kind === 'amount' && !Number.isInteger(limit)) return formatPrice(limit, locale);
  const written = writeNumber(limit, kind, locale);
  return kind === 'years' || kind === 'months' ? t(`unit.${kind}`, { count: limit, value: written }) : written;
}
