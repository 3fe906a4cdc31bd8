import { useT } from '@marketplace/section-kit';
import { Checkbox, SelectField } from '@marketplace/shared-ui';
import { DayField } from '../fields/DayField';
import type { fieldsOf } from '../fields/fieldsOf';
import { NumberField } from '../fields/NumberField';
import { ProvinceField } from '../fields/ProvinceField';
import { frameMessages } from '../frame/frameMessages';
import { assessedIn, municipalitiesOf, nonResidentTaxIn, type TransferValues } from './inputs';
import { transferMessages } from './messages';

interface TransferFieldsProps {
  values: TransferValues;
  field: ReturnType<typeof fieldsOf<TransferValues>>;
}

/** The inputs a place asks for: most need only the price. */
export function TransferFields({ values: { province, municipality }, field }: TransferFieldsProps) {
  const t = useT(transferMessages);
  const common = useT(frameMessages);
  const municipalities = municipalitiesOf(province);
  const [usual] = municipalities;
  const chosen = municipalities.includes(municipality) ? municipality : usual;
  const isNonResidentTaxed = nonResidentTaxIn.includes(province);
  return (
    <>
      <NumberField label={common('field.price')} kind="amount" {...field.number('price')} />
      <ProvinceField {...field.choice('province')} />
      {chosen && (
        <SelectField
          label={t('municipality')}
          options={municipalities.map((value) => ({ value, label: t(`municipality.${province}.${value}` as 'municipality.ON.other') }))}
          {...field.choice('municipality')}
          value={chosen}
        />
      )}
      {province === 'NS' && chosen === 'other' && (
        <NumberField label={t('municipalRatePercent')} kind="percent" {...field.number('municipalRatePercent')} />
      )}
      {assessedIn.includes(province) && (
        <NumberField
          label={t('assessedValue')}
          hint={t('assessedValue.hint')}
          kind="amount"
          whenEmpty={0}
          {...field.number('assessedValue')}
        />
      )}
      <DayField label={t('closingDay')} {...field.day('closingDay')} />
      <Checkbox label={common('field.firstTime')} {...field.flag('firstTime')} />
      <Checkbox label={common('field.newlyBuilt')} {...field.flag('newlyBuilt')} />
      {isNonResidentTaxed && <Checkbox label={t(province === 'NS' ? 'nonResident.NS' : 'nonResident.ON')} {...field.flag('nonResident')} />}
    </>
  );
}
