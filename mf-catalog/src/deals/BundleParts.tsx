import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, formatPrice } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { DealPart } from './Deal';
import { dealMessages } from './dealMessages';

const Parts = styled.ul`
  display: grid;
  gap: var(--ui-s-4);
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  & > li { display: flex; justify-content: space-between; gap: var(--ui-s-12); }
  & > li > span:last-child { flex: none; font-variant-numeric: tabular-nums; color: var(--ui-ink-muted); }
`;

const Sum = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** What a bundle holds, and what that costs one by one. */
export function BundleParts({ parts }: { parts: readonly DealPart[] }) {
  const t = useT(dealMessages);
  const locale = useLocale();
  const sum = parts.reduce((total, { price, quantity }) => total + price * quantity, 0);
  return (
    <>
      <Parts role="list" aria-label={t('parts')}>
        {parts.map(({ name, price, quantity }) => (
          <li key={name}>
            <span>{t('partLine', { quantity: formatNumber(quantity, locale), name })}</span>
            <span>{formatPrice(price * quantity, locale)}</span>
          </li>
        ))}
      </Parts>
      <Sum>{t('partsSum', { sum: formatPrice(sum, locale) })}</Sum>
    </>
  );
}
