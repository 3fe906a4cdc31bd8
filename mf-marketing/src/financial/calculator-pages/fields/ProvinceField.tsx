import { useLocale, useT } from 'section-kit';
import { SelectField, type SelectFieldProps } from 'shared-ui';
import { provinceName, sortedProvinces } from '../../guide/provinces';
import { frameMessages } from '../frame/frameMessages';

/** Every province and territory, in the alphabetical order of the language. */
export function ProvinceField(field: Omit<SelectFieldProps, 'label' | 'options'>) {
  const t = useT(frameMessages);
  const locale = useLocale();
  const options = sortedProvinces(locale).map((code) => ({ value: code, label: provinceName(code, locale).name }));
  return <SelectField {...field} label={t('field.province')} options={options} />;
}
