import { useT } from '@marketplace/section-kit';
import { Button, Checkbox, SelectField } from '@marketplace/shared-ui';
import { inForce } from '../../arithmetic/core/dated';
import { calculateDefaultInsurance } from '../../arithmetic/defaultInsurance/calculateDefaultInsurance';
import { premiumTables, premiumTaxTables } from '../../arithmetic/defaultInsurance/premiumTables';
import { calculateDownPayment } from '../../arithmetic/downPayment/calculateDownPayment';
import { downPaymentRules } from '../../arithmetic/downPayment/downPaymentRules';
import { DayField } from '../fields/DayField';
import { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { ProvinceField } from '../fields/ProvinceField';
import { CalculatorFrame } from '../frame/CalculatorFrame';
import { errorsOf } from '../frame/errorsOf';
import { focusTitle } from '../frame/focusTitle';
import { frameMessages } from '../frame/frameMessages';
import { useCalculator } from '../frame/useCalculator';
import { useFormats } from '../frame/useFormats';
import { DownPaymentResult } from './DownPaymentResult';
import { prefillFromDownPayment, downPaymentQuery, purchaseOf, unitChoices } from './inputs';
import { downPaymentMessages } from './messages';
import { explainDownPayment } from './explainDownPayment';

const spec = { id: 'down-payment', query: downPaymentQuery, toPrefill: prefillFromDownPayment } as const;

/** Minimum down payment, and premium and tax of default insurance for the one entered. */
export function Component() {
  const t = useT(downPaymentMessages);
  const common = useT(frameMessages);
  const formats = useFormats();
  const form = useCalculator(spec);
  const { values, today } = form;
  const purchase = purchaseOf(values, today);
  const minimum = calculateDownPayment(purchase);
  const insurance = calculateDefaultInsurance(purchase);
  const errors = errorsOf({ on: 'closingDay' }, minimum, insurance);
  const isTooLow = errors.get('downPayment')?.code === 'belowMinimumDown';
  const field = fieldsOf(form, errors);
  const isTold = minimum.ok && (insurance.ok || isTooLow);
  const day = errors.has('closingDay') ? today : purchase.on;
  const chooseLeast = (downPayment: number) => {
    focusTitle(spec.id);
    form.choose({ downPayment });
  };
  return (
    <CalculatorFrame
      form={form}
      lead={t('lead')}
      fields={
        <>
          <NumberField label={common('field.price')} kind="amount" {...field.number('price')} />
          <NumberField label={common('field.downPayment')} kind="amount" {...field.number('downPayment')} />
          <NumberField label={common('field.amortizationYears')} kind="years" {...field.number('amortizationYears')} />
          <SelectField
            label={t('units')}
            options={unitChoices.map((value) => ({ value, label: t(`units.${value}`) }))}
            {...field.choice('units')}
          />
          <ProvinceField {...field.choice('province')} />
          <DayField label={t('closingDay')} {...field.day('closingDay')} />
          <Checkbox label={t('ownerOccupied')} {...field.flag('ownerOccupied')} />
          <Checkbox label={common('field.firstTime')} {...field.flag('firstTime')} />
          <Checkbox label={common('field.newlyBuilt')} {...field.flag('newlyBuilt')} />
          <Checkbox label={t('nonTraditional')} {...field.flag('nonTraditional')} />
        </>
      }
      result={
        isTold
          ? {
              headline: t('headline', { minimum: formats.money(minimum.result.minimum) }),
              text: explainDownPayment(minimum.result, insurance.ok ? insurance.result : undefined, values, t, formats),
            }
          : undefined
      }
      assumptions={{
        points: [t('assume.rounding'), t('assume.years'), t('assume.insurers')],
        tables: [inForce(downPaymentRules, day).table, inForce(premiumTables, day).table, inForce(premiumTaxTables, day).table],
      }}
    >
      {minimum.ok && values.downPayment !== minimum.result.minimum && (
        <Button variant="outline" data-print="hide" onClick={() => chooseLeast(minimum.result.minimum)}>
          {t('useMinimum')}
        </Button>
      )}
      {minimum.ok && insurance.ok && <DownPaymentResult values={values} minimum={minimum.result} insurance={insurance.result} />}
    </CalculatorFrame>
  );
}
