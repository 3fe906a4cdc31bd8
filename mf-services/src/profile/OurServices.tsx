import { useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { Icon } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { factMessages } from '../provider/factMessages';
import { usePriceText } from '../provider/usePriceText';
import { profileMessages } from './messages';
import type { ProviderProfile } from './ProviderProfile';
import { useLocalizedText } from './useLocalizedText';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 0 var(--ui-s-24);
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: start;
    gap: var(--ui-s-8);
    padding-block: var(--ui-s-8);
    border-bottom: 1px solid var(--ui-line);
  }
  & svg { flex: none; margin-top: 3px; color: var(--ui-success); }
`;

const Price = styled.span`
  margin-inline-start: auto;
  text-align: end;
  white-space: nowrap;
  color: var(--ui-ink-muted);
  & strong { font-weight: 650; color: var(--ui-ink); font-variant-numeric: tabular-nums; }
`;

const Note = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** What the company does, and what it says each costs at least. */
export function OurServices({ services }: Pick<ProviderProfile, 'services'>) {
  const t = useT(profileMessages);
  const fact = useT(factMessages);
  const priceText = usePriceText();
  const say = useLocalizedText();
  const headingId = useId();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('services')}</h2>
      <List role="list">
        {services.map(({ id, name, price_cents, price_unit, fixed_price }) => {
          const { text, lang } = say(name);
          return (
            <li key={id}>
              <Icon name="Check" />
              <span lang={lang}>{text}</span>
              {price_cents !== null && (
                <Price>
                  {fixed_price ? ' ' : ` ${fact('from')} `}
                  <strong>{priceText(price_cents, price_unit)}</strong>
                </Price>
              )}
            </li>
          );
        })}
      </List>
      {services.some(({ price_cents }) => price_cents !== null) && <Note>{t('services.prices')}</Note>}
    </section>
  );
}
