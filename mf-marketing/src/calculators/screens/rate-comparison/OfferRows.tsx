import { useT } from '@marketplace/section-kit';
import { SelectField } from '@marketplace/shared-ui';
import type { FieldError } from '../../arithmetic/core/outcome';
import { compoundings, type Compounding } from '../../arithmetic/mortgagePayment/periodicRate';
import { mostOffers, type Offer } from '../../arithmetic/rateComparison/compareOffers';
import { NumberField } from '../fields/NumberField';
import { RowList } from '../fields/RowList';
import type { NumberKind } from '../fields/numberKinds';
import type { CalculatorForm } from '../frame/useCalculator';
import { exampleOffer, type ComparisonValues } from './inputs';
import { comparisonMessages } from './messages';

interface OfferRowsProps {
  form: CalculatorForm<ComparisonValues>;
  errors: ReadonlyMap<string, FieldError>;
}

/** The offers, each with its rate, term and fees. */
export function OfferRows({ form, errors }: OfferRowsProps) {
  const t = useT(comparisonMessages);
  const { offers } = form.draft;
  const changed = (index: number, change: Partial<Offer>) => ({
    offers: offers.map((offer, other) => (other === index ? { ...offer, ...change } : offer)),
  });
  const number = (index: number, name: 'ratePercent' | 'termYears' | 'fees' | 'cashBack', kind: NumberKind, whenEmpty?: number) => (
    <NumberField
      label={t(name)}
      kind={kind}
      whenEmpty={whenEmpty}
      value={offers[index]?.[name] ?? Number.NaN}
      error={errors.get(`offers.${index}.${name}`)}
      onType={(value) => form.type(changed(index, { [name]: value }))}
      onSettle={form.settle}
    />
  );
  return (
    <RowList
      addLabel={t('offer.add')}
      onAdd={offers.length < mostOffers ? () => form.choose({ offers: [...offers, offers.at(-1) ?? exampleOffer] }) : undefined}
      onRemove={offers.length > 1 ? (index) => form.choose({ offers: offers.filter((_, other) => other !== index) }) : undefined}
      rows={offers.map(({ compounding }, index) => ({
        title: t('offer', { number: index + 1 }),
        removeLabel: t('offer.remove', { number: index + 1 }),
        fields: (
          <>
            {number(index, 'ratePercent', 'percent')}
            <SelectField
              label={t('compounding')}
              options={compoundings.map((value) => ({ value, label: t(`compounding.${value}`) }))}
              value={compounding}
              onChange={({ target }) => form.choose(changed(index, { compounding: target.value as Compounding }))}
            />
            {number(index, 'termYears', 'years')}
            {number(index, 'fees', 'amount', 0)}
            {number(index, 'cashBack', 'amount', 0)}
          </>
        ),
      }))}
    />
  );
}
