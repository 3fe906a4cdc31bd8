import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { formatTyped } from '@marketplace/section-kit/number';
import type { TaxClass } from '@marketplace/section-kit/tax';
import { Checkbox, IconButton, SelectField, TextField } from '@marketplace/shared-ui';
import { memo, useState, type FocusEvent } from 'react';
import { comparisonMessages } from '../../../comparison/quotes/comparisonMessages';
import { lineKinds, type LineKind } from '../../../tracking/ProjectView';
import { composerMessages } from './composerMessages';
import { Line } from './composerStyles';
import { lineCents } from './draftPrices';
import { LineSuggestions, type CompanyLine } from './LineSuggestions';
import type { DraftLine } from './QuoteDraft';

const taxClasses: readonly TaxClass[] = ['installed', 'goods', 'service', 'exempt'];

interface LineFieldsProps {
  line: DraftLine;
  /** Its place, counted from 1. */
  number: number;
  company: string;
  /** Begins the ids of its fields. */
  prefix: string;
  descriptionError: string | undefined;
  qtyError: string | undefined;
  priceError: string | undefined;
  onChange: (key: string, part: Partial<DraftLine>) => void;
  /** @param byKeyboard whether no pointer pressed */
  onRemove: (key: string, byKeyboard: boolean) => void;
}

/** Numbers are replaced more often than corrected. */
const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();

/** One line of a quote. It renders again only when it changes itself, so that typing stays quick in a long quote. */
export const LineFields = memo(function LineFields(props: LineFieldsProps) {
  const { line, number, company, prefix, descriptionError, qtyError, priceError, onChange, onRemove } = props;
  const t = useT(composerMessages);
  const kindName = useT(comparisonMessages);
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const { key, kind, description, qty, unit, price, taxClass, optional } = line;
  const change = (part: Partial<DraftLine>) => onChange(key, part);
  const id = (field: string) => `${prefix}${key}.${field}`;
  const cents = lineCents(line, locale);
  const takeOver = (before: CompanyLine) => {
    setIsAsking(false);
    change({
      kind: before.kind,
      description: before.description,
      unit: before.unit ?? '',
      price: formatTyped(before.unit_cents / 100, locale),
      taxClass: before.tax_class,
    });
  };
  return (
    <Line aria-label={t('line', { number })}>
      <div
        role="presentation"
        data-area="description"
        onFocus={() => setIsAsking(true)}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setIsAsking(false)}
      >
        <TextField
          id={id('description')}
          label={t('line.description')}
          value={description}
          maxLength={500}
          autoComplete="off"
          error={descriptionError}
          onChange={({ target }) => {
            setIsAsking(true);
            change({ description: target.value });
          }}
        />
        {isAsking && <LineSuggestions company={company} words={description} onChoose={takeOver} />}
      </div>
      <TextField
        id={id('qty')}
        label={t('line.qty')}
        value={qty}
        inputMode="decimal"
        autoComplete="off"
        error={qtyError}
        onFocus={selectAll}
        onChange={({ target }) => change({ qty: target.value })}
      />
      <TextField
        id={id('unit')}
        label={t('line.unit')}
        value={unit}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => change({ unit: target.value })}
      />
      <TextField
        id={id('price')}
        label={t('line.price')}
        value={price}
        inputMode="decimal"
        autoComplete="off"
        error={priceError}
        onFocus={selectAll}
        onChange={({ target }) => change({ price: target.value })}
      />
      <div data-area="choice">
        <SelectField
          label={t('line.kind')}
          value={kind}
          options={lineKinds.map((value) => ({ value, label: kindName(`kind.${value}`) }))}
          onChange={({ target }) => change({ kind: target.value as LineKind })}
        />
      </div>
      <div data-area="choice">
        <SelectField
          label={t('line.taxClass')}
          value={taxClass}
          options={taxClasses.map((value) => ({ value, label: t(`taxClass.${value}`) }))}
          onChange={({ target }) => change({ taxClass: target.value as TaxClass })}
        />
      </div>
      <div data-area="optional">
        <Checkbox label={t('line.optional')} checked={optional} onChange={({ target }) => change({ optional: target.checked })} />
      </div>
      <p data-area="amount">{t('line.amount', { amount: cents === null ? '–' : formatCents(cents, locale) })}</p>
      <IconButton icon="X" variant="outline" label={t('line.remove', { number })} onClick={({ detail }) => onRemove(key, detail === 0)} />
    </Line>
  );
});
