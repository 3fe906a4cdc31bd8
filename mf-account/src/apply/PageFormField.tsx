import { useLocale, useT } from '@marketplace/section-kit';
import type { StoredFormState } from '@marketplace/section-kit/form';
import { provinces, taxMessages } from '@marketplace/section-kit/tax';
import { Checkbox, SelectField, TextArea, TextField } from '@marketplace/shared-ui';
import { tradeLabel, tradeNames } from '@marketplace/supabase/trades';
import { credentialMessages } from '../company/credentialMessages';
import type { PageField } from './pageForms';
import { LanguagesField } from './LanguagesField';
import { pageFormMessages } from './pageFormMessages';

/** Licences that a company may name besides the ones its trade needs. */
const licences = ['rbq', 'esa_ecra', 'tssa', 'bc_housing', 'ab_prepaid', 'red_seal', 'municipal', 'pesticide', 'workers_comp'] as const;

/** How soon a company says that it answers, as the directory stores it. */
const responseTimes = [
  'Within 1 hour',
  'Within 2 hours',
  'Within 4 hours',
  'Same day',
  'Within 1 day',
  'Within 2 days',
  'Within 3 days',
] as const;

/** What a price can be for besides the whole job, as the database stores it. */
const priceUnits = ['hour', 'day', 'month', 'visit', 'room', 'item', 'sq ft', 'linear ft'] as const;

interface PageFormFieldProps {
  field: PageField;
  form: Pick<StoredFormState<Record<string, string>>, 'field' | 'value' | 'set'>;
  /** Whether distances to the company can be measured already. */
  isPlaced: boolean;
}

/** A field of the page by its look. */
export function PageFormField({ field: { name, required, look, autoComplete }, form, isPlaced }: PageFormFieldProps) {
  const t = useT(pageFormMessages);
  const options = useOptions(look);
  const hint = `hint.${name}` in pageFormMessages.catalogues.en ? t(`hint.${name}` as 'hint.name') : undefined;
  const shared = { ...form.field(name), label: t(name), hint, required: required || (name === 'postalCode' && !isPlaced) };
  if (look === 'languages') {
    const { id, error, label } = shared;
    return <LanguagesField {...{ id, error, label }} value={form.value(name)} onChange={(value) => form.set(name, value)} />;
  }
  if (look === 'lines') return <TextArea {...shared} rows={5} />;
  if (look === 'day') return <TextField {...shared} type="date" />;
  if (look === 'time') return <TextField {...shared} type="time" />;
  if (look === 'yesNo')
    return (
      <Checkbox
        id={shared.id}
        label={shared.label}
        error={shared.error}
        checked={form.value(name) === 'yes'}
        onChange={({ target }) => form.set(name, target.checked ? 'yes' : '')}
      />
    );
  const none = { value: '', label: t(look === 'unit' ? 'unit.job' : 'choose') };
  if (look) return <SelectField {...shared} autoComplete={autoComplete} options={[none, ...options]} />;
  return <TextField {...shared} type={autoComplete === 'tel' ? 'tel' : 'text'} autoComplete={autoComplete} />;
}

function useOptions(look: PageField['look']): { value: string; label: string }[] {
  const locale = useLocale();
  const t = useT(pageFormMessages);
  const province = useT(taxMessages);
  const licence = useT(credentialMessages);
  if (look === 'unit') return priceUnits.map((value) => ({ value, label: t(`unit.${value}`) }));
  // In the order of time.
  if (look === 'response') return responseTimes.map((value) => ({ value, label: t(`response.${value}`) }));
  const options =
    look === 'trade'
      ? tradeNames.map((value) => ({ value, label: tradeLabel(value, locale) }))
      : look === 'province'
        ? provinces.map((value) => ({ value, label: province(value) }))
        : licences.map((value) => ({ value, label: licence(value) }));
  return options.sort((a, b) => a.label.localeCompare(b.label, 'fr-CA'));
}
