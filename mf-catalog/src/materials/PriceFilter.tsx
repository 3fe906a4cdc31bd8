import { formatDollars, useLocale, useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { TextField } from '@marketplace/shared-ui';
import { PriceRange } from '@marketplace/shared-ui/price-range';
import styled from 'styled-components';
import { filterMessages } from './filterMessages';
import { catalogueQuery, PRICE } from './catalogueQuery';

interface PriceFilterProps {
  /** Id of the form that both fields belong to. */
  form: string;
  low: number;
  high: number;
  onChange: (change: { low: number; high: number }) => void;
}

const Box = styled.fieldset`
  display: grid;
  gap: var(--ui-s-12);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; margin-bottom: var(--ui-s-8); font-weight: 600; }
`;

const Inputs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--ui-s-12);
`;

/** Two handles and two fields for the same two prices. Nothing is searched while a handle moves or somebody types. */
export function PriceFilter({ form, low, high, onChange }: PriceFilterProps) {
  const t = useT(filterMessages);
  const locale = useLocale();
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  const [seen, setSeen] = useState({ low, high });
  // The slider reports a movement after its end, too; new prices end it for good.
  if (seen.low !== low || seen.high !== high) {
    setSeen({ low, high });
    setMoving(null);
  }
  const commit = (from: number, to: number) => {
    if (from !== low || to !== high) onChange({ low: Math.min(from, to), high: Math.max(from, to) });
  };
  return (
    <Box>
      <legend>{t('price')}</legend>
      <PriceRange
        {...PRICE}
        value={moving ?? [low, high]}
        onValueChange={setMoving}
        onValueCommit={([from, to]) => commit(from, to)}
        label={t('price')}
        lowLabel={t('price.low')}
        highLabel={t('price.high')}
        formatValue={(value) => formatDollars(value, locale)}
      />
      <Inputs>
        <PriceField form={form} name="min" label={t('price.min')} value={low} onChange={(value) => commit(value, high)} />
        <PriceField form={form} name="max" label={t('price.max')} value={high} onChange={(value) => commit(low, value)} />
      </Inputs>
    </Box>
  );
}

interface PriceFieldProps {
  form: string;
  /** Of its value in the address. */
  name: 'min' | 'max';
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** Takes what is typed on Enter or when it is left; what is no amount stays, with a message. */
function PriceField({ form, name, label, value, onChange }: PriceFieldProps) {
  const t = useT(filterMessages);
  const locale = useLocale();
  const [text, setText] = useState(String(value));
  const [isWrong, setIsWrong] = useState(false);
  const [seen, setSeen] = useState(value);
  // What applies is shown, wherever it was changed; the field stays, and with it the focus.
  if (seen !== value) {
    setSeen(value);
    setText(String(value));
    setIsWrong(false);
  }
  const settle = () => {
    const price = catalogueQuery.params.low.read([text], locale);
    setIsWrong(price === undefined);
    if (price === undefined) return;
    setText(String(price));
    onChange(price);
  };
  return (
    <TextField
      form={form}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      label={label}
      error={isWrong && t('price.error', { least: formatDollars(PRICE.min, locale), most: formatDollars(PRICE.max, locale) })}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
