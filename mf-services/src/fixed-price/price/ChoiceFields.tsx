import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { Checkbox, formatNumber, media, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { FixedPriceService } from '../../../content/fixed-price/collection';
import { fixedPriceMessages } from '../messages';
import type { Choices, PriceItem, PriceList } from './PriceList';

interface ChoiceFieldsProps {
  list: PriceList;
  choices: Choices;
  texts: FixedPriceService;
  onChange: (choices: Choices) => void;
}

const Fields = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  align-items: start;
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Extras = styled.fieldset`
  display: grid;
  gap: 0 var(--ui-s-20);
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; margin-bottom: var(--ui-s-8); font-weight: 600; }
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** One control for each field of the price list, with what it adds to the price. */
export function ChoiceFields({ list, choices, texts, onChange }: ChoiceFieldsProps) {
  const t = useT(fixedPriceMessages);
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, locale);
  const words = (field: string) => texts.fields[field] ?? { label: field };
  const set = (field: string, choice: Choices[string]) => onChange({ ...choices, [field]: choice });

  const valueLabel = ({ field, value, kind, cents, percent }: PriceItem, isFirst: boolean): string => {
    const label = words(field).values?.[value] ?? value;
    if (kind === 'rate')
      return percent < 100 ? t('rate.less', { label, percent: formatNumber((100 - percent) / 100, locale, { style: 'percent' }) }) : label;
    if (isFirst) return cents > 0 ? t('choice.price', { label, amount: money(cents) }) : label;
    return cents > 0 ? t('choice.more', { label, amount: money(cents) }) : label;
  };
  const fields = [...new Set(list.items.filter(({ kind }) => kind !== 'base' && kind !== 'extra').map(({ field }) => field))];
  const firstChoice = list.items.find(({ kind }) => kind === 'choice')?.field;

  return (
    <>
      <Fields>
        {fields.map((field) => {
          const items = list.items.filter((item) => item.field === field);
          const [first] = items;
          const { label, hint } = words(field);
          if (first?.kind === 'count')
            return (
              <SelectField
                key={field}
                label={t('choice.each', { label, amount: money(first.cents) })}
                hint={hint}
                value={String(choices[field])}
                onChange={({ target }) => set(field, Number(target.value))}
                options={Array.from({ length: first.most + 1 }, (_, number) => ({ value: String(number), label: String(number) }))}
              />
            );
          return (
            <SelectField
              key={field}
              label={label}
              hint={hint}
              value={String(choices[field])}
              onChange={({ target }) => set(field, target.value)}
              options={items.map((item) => ({ value: item.value, label: valueLabel(item, field === firstChoice) }))}
            />
          );
        })}
      </Fields>
      <Extras>
        <legend>{t('extras.title')}</legend>
        {list.items
          .filter(({ kind }) => kind === 'extra')
          .map(({ field, cents }) => (
            <Checkbox
              key={field}
              label={t('choice.more', { label: words(field).label, amount: money(cents) })}
              checked={choices[field] === true}
              onChange={({ target }) => set(field, target.checked)}
            />
          ))}
      </Extras>
    </>
  );
}
