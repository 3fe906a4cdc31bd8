import { useLocale, useT } from '@marketplace/section-kit';
import { parseNumber } from '@marketplace/section-kit/number';
import { QuantityField } from '@marketplace/section-kit/quantity';
import { useUnitText } from '@marketplace/section-kit/unit';
import { useId, useState } from 'react';
import { formatNumber, formatPrice, NeedsScript, SelectField, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { AddToCartButton } from '../AddToCartButton';
import { FavouriteButton } from '../FavouriteButton';
import type { Coverage, Material } from '../Material';
import { MAX_QUANTITY } from '../../project-list/list/quantity';
import { quantityMessages } from '../../project-list/list/quantityMessages';
import { materialPageMessages } from './materialPageMessages';
import { measuresOf, MAX_AMOUNT, quantityNeeded, toCoverageUnit, type Measure } from './quantityNeeded';

const Box = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  & h2 { font-size: 1.25rem; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--ui-s-12);
  align-items: start;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ui-s-12);
  /* What is wrong has a line of its own, or the buttons would stand beside it. */
  & > :has([aria-invalid='true']) { flex-basis: 100%; }
`;

const Note = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** Works out how much is needed, and puts it on the project list. */
export function BuyBox({ material }: { material: Material }) {
  const t = useT(materialPageMessages);
  const locale = useLocale();
  const unitText = useUnitText();
  const headingId = useId();
  const [quantity, setQuantity] = useState(1);
  const { coverage, unit, price } = material;
  const isCounted = coverage !== null && coverage.unit !== 'each';
  const shown = {
    units: formatNumber(quantity, locale),
    unit: unitText(unit),
    price: formatPrice(price, locale),
    total: formatPrice(quantity * price, locale),
  };
  return (
    <Box aria-labelledby={headingId}>
      <h2 id={headingId}>{t(isCounted ? 'calculator' : 'quantity')}</h2>
      <NeedsScript />
      {isCounted && <Calculator coverage={coverage} wastePct={material.wastePct} onResult={setQuantity} />}
      <Actions>
        <QuantityField
          label={t('quantity')}
          value={quantity}
          onValueChange={setQuantity}
          max={MAX_QUANTITY}
          fewerLabel={t('fewer')}
          moreLabel={t('more')}
        />
        <AddToCartButton material={material} quantity={quantity} />
        <FavouriteButton id={material.id} name={material.name} />
      </Actions>
      <p role="status">{t('calculator.result', shown)}</p>
    </Box>
  );
}

interface CalculatorProps {
  coverage: Coverage;
  wastePct: number;
  /** Told how many units are needed, whenever that is known. */
  onResult: (units: number) => void;
}

function Calculator({ coverage, wastePct, onResult }: CalculatorProps) {
  const t = useT(materialPageMessages);
  const quantity = useT(quantityMessages);
  const locale = useLocale();
  const measures = measuresOf(coverage.unit);
  const [text, setText] = useState('');
  const [measure, setMeasure] = useState<Measure>(locale === 'fr' ? measures.at(-1)! : measures[0]!);
  const unitsFor = (typed: string, measured: Measure) => {
    const amount = parseNumber(typed, locale);
    return amount.ok && amount.value > 0 && amount.value <= MAX_AMOUNT
      ? quantityNeeded(amount.value, measured, coverage, wastePct).units
      : null;
  };
  const units = unitsFor(text, measure);
  const work = (typed: string, measured: Measure) => {
    setText(typed);
    setMeasure(measured);
    const needed = unitsFor(typed, measured);
    if (needed !== null && needed <= MAX_QUANTITY) onResult(needed);
  };
  const most = (value: number) => ({ most: formatNumber(value, locale) });
  const problem = () => {
    if (text === '') return undefined;
    if (units === null) return t('calculator.wrong', most(MAX_AMOUNT));
    return units > MAX_QUANTITY ? quantity('tooMuch', most(MAX_QUANTITY)) : undefined;
  };
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 2 });
  const perUnit = coverage.amount / toCoverageUnit(1, measure);
  return (
    <>
      <Pair>
        <TextField
          inputMode="decimal"
          autoComplete="off"
          label={t(`calculator.${coverage.unit}`)}
          error={problem()}
          value={text}
          onChange={({ target }) => work(target.value, measure)}
        />
        <SelectField
          label={t('measure')}
          value={measure}
          onChange={({ target }) => work(text, target.value as Measure)}
          options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
        />
      </Pair>
      <Note>
        {t('calculator.covers', { amount: number(perUnit), measure: t(`measure.${measure}`) })}{' '}
        {wastePct > 0 ? t('calculator.waste', { waste: number(wastePct) }) : t('calculator.exact')}
      </Note>
    </>
  );
}
