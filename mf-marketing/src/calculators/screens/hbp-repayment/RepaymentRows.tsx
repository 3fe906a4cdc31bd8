import { useT } from '@marketplace/section-kit';
import { SelectField } from '@marketplace/shared-ui';
import type { FieldError } from '../../arithmetic/core/outcome';
import type { HbpRepayment } from '../../arithmetic/homeBuyersPlan/calculateHbpRepayment';
import { repaymentYears } from '../../arithmetic/homeBuyersPlan/planRules';
import { NumberField } from '../fields/NumberField';
import { RowList } from '../fields/RowList';
import type { CalculatorForm } from '../frame/useCalculator';
import type { HbpValues } from './inputs';
import { hbpMessages } from './messages';

interface RepaymentRowsProps {
  form: CalculatorForm<HbpValues>;
  errors: ReadonlyMap<string, FieldError>;
  /** Years in which something is left to repay. */
  years: readonly number[];
  minimum: number;
}

/** The years in which somebody repays more or less than the minimum. */
export function RepaymentRows({ form, errors, years, minimum }: RepaymentRowsProps) {
  const t = useT(hbpMessages);
  const { repayments } = form.draft;
  const changed = (index: number, change: Partial<HbpRepayment>) => ({
    repayments: repayments.map((row, other) => (other === index ? { ...row, ...change } : row)),
  });
  const isTaken = (year: number) => repayments.some((row) => row.year === year);
  const free = years.find((year) => !isTaken(year));
  return (
    <RowList
      addLabel={t('repayment.add')}
      onAdd={
        free !== undefined && repayments.length < repaymentYears
          ? () => form.choose({ repayments: [...repayments, { year: free, amount: minimum }] })
          : undefined
      }
      onRemove={(index) => form.choose({ repayments: repayments.filter((_, other) => other !== index) })}
      rows={repayments.map(({ year, amount }, index) => ({
        title: t('repayment.title', { number: index + 1 }),
        removeLabel: t('repayment.remove', { number: year }),
        fields: (
          <>
            <SelectField
              label={t('repayment.year')}
              options={[...years.filter((one) => !isTaken(one)), year]
                .sort((a, b) => a - b)
                .map((one) => ({ value: String(one), label: String(one) }))}
              error={years.length > 0 && !years.includes(year) ? t('repayment.outside') : undefined}
              value={String(year)}
              onChange={({ target }) => form.choose(changed(index, { year: Number(target.value) }))}
            />
            <NumberField
              label={t('repayment.amount')}
              kind="amount"
              value={amount}
              error={errors.get(`repayments.${index}.amount`)}
              onType={(value) => form.type(changed(index, { amount: value }))}
              onSettle={form.settle}
            />
          </>
        ),
      }))}
    />
  );
}
