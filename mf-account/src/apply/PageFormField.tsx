import { useLocale, useT } from '@marketplace/section-kit';
import type { StoredFormState } from '@marketplace/section-kit/form';
import { provinces, taxMessages } from '@marketplace/section-kit/tax';
import { SelectField, TextArea, TextField } from '@marketplace/shared-ui';
import { tradeLabel, tradeNames } from '@marketplace/supabase/trades';
import { credentialMessages } from '../company/credentialMessages';
import type { PageField } from './pageForms';
import { pageFormMessages } from './pageFormMessages';
import type { CompanyPage } from './useApplications';

/** Licences that a company may name besides the ones its trade needs. */
const licences = ['rbq', 'esa_ecra', 'tssa', 'bc_housing', 'ab_prepaid', 'red_seal', 'municipal', 'pesticide', 'workers_comp'] as const;

interface PageFormFieldProps {
  field: PageField;
  control: ReturnType<StoredFormState<Record<string, string>>['field']>;
  page: CompanyPage;
}

/** A field of the page by its look. */
export function PageFormField({ field: { name, required, look, autoComplete }, control, page }: PageFormFieldProps) {
  const t = useT(pageFormMessages);
  const options = useOptions(look);
  const hint = `hint.${name}` in pageFormMessages.catalogues.en ? t(`hint.${name}` as 'hint.name') : undefined;
  const shared = { ...control, label: t(name), hint, required: required || (name === 'postalCode' && !page.placed) };
  if (look === 'lines') return <TextArea {...shared} rows={5} />;
  if (look === 'day') return <TextField {...shared} type="date" />;
  if (look) return <SelectField {...shared} autoComplete={autoComplete} options={[{ value: '', label: t('choose') }, ...options]} />;
  return <TextField {...shared} type={autoComplete === 'tel' ? 'tel' : 'text'} autoComplete={autoComplete} />;
}

function useOptions(look: PageField['look']): { value: string; label: string }[] {
  const locale = useLocale();
  const province = useT(taxMessages);
  const licence = useT(credentialMessages);
  const options =
    look === 'trade'
      ? tradeNames.map((value) => ({ value, label: tradeLabel(value, locale) }))
      : look === 'province'
        ? provinces.map((value) => ({ value, label: province(value) }))
        : licences.map((value) => ({ value, label: licence(value) }));
  return options.sort((a, b) => a.label.localeCompare(b.label, 'fr-CA'));
}
