import { useLocale, useT } from '@marketplace/section-kit';
import { SelectField, type SelectFieldProps } from '@marketplace/shared-ui';
import { provinceName, sortedProvinces } from '../../../financial/guide/provinces';
import { frameMessages } from '../frame/frameMessages';

interface ProvinceFieldProps extends Omit<SelectFieldProps, 'label' | 'options'> {
  /** Left out for the place of a home. */
  label?: string;
}

/** Every province and territory, in the alphabetical order of the language. */
export function ProvinceField({ label, ...field }: ProvinceFieldProps) {
  const t = useT(frameMessages);
  const locale = useLocale();
  const options = sortedProvinces(locale).map((code) => ({ value: code, label: provinceName(code, locale).name }));
  return <SelectField {...field} label={label ?? t('field.province')} options={options} />;
}
