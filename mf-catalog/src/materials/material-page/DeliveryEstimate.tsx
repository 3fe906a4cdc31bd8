import { formatCents, parsePostalCode, useLocale, useT } from '@marketplace/section-kit';
import { provinces, taxMessages, type Province } from '@marketplace/section-kit/tax';
import { useId, useState } from 'react';
import { SelectField, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { deliveryTo } from './deliveryTo';
import type { DeliveryRule } from './MaterialDetails';
import { materialPageMessages } from './materialPageMessages';

const Box = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  align-content: start;
  & h2 { font-size: 1.25rem; }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--ui-s-12);
  align-items: start;
`;

/** What delivery to a place costs and how long it takes, by postal code or province. */
export function DeliveryEstimate({ rules }: { rules: readonly DeliveryRule[] }) {
  const t = useT(materialPageMessages);
  const name = useT(taxMessages);
  const locale = useLocale();
  const headingId = useId();
  const [text, setText] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [chosen, setChosen] = useState<Province | ''>('');
  const place = parsePostalCode(text);
  const province = place?.province ?? chosen;
  const rule = province && deliveryTo(rules, province, place?.code ?? null);
  const money = (cents: number) => formatCents(cents, locale);

  return (
    <Box aria-labelledby={headingId}>
      <h2 id={headingId}>{t('delivery')}</h2>
      {rules.length === 0 ? (
        <p>{t('delivery.unknown')}</p>
      ) : (
        <>
          <Fields>
            <TextField
              autoComplete="postal-code"
              label={t('postal')}
              hint={t('postal.hint')}
              error={text.trim() !== '' && !place && isLeft ? t('postal.wrong') : undefined}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onBlur={() => setIsLeft(true)}
              onFocus={() => setIsLeft(false)}
            />
            <SelectField
              label={t('province')}
              value={province}
              onChange={({ target }) => {
                setChosen(target.value as Province | '');
                setText('');
              }}
              options={[{ value: '', label: t('province.choose') }, ...provinces.map((value) => ({ value, label: name(value) }))]}
            />
          </Fields>
          <p role="status">
            {province &&
              (rule
                ? [
                    t('delivery.cost', { price: money(rule.flatCents), province: name(province), count: rule.leadDays }),
                    rule.freeOverCents !== null && t('delivery.free', { price: money(rule.freeOverCents) }),
                    rule.minOrderCents !== null && t('delivery.min', { price: money(rule.minOrderCents) }),
                  ]
                    .filter(Boolean)
                    .join(' ')
                : t('delivery.none', { province: name(province) }))}
          </p>
        </>
      )}
    </Box>
  );
}
