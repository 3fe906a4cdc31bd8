import { useT } from '@marketplace/section-kit';
import { StoredForm } from '@marketplace/section-kit/form';
import { taxMessages, type TaxRate } from '@marketplace/section-kit/tax';
import { SelectField, TextArea, TextField } from '@marketplace/shared-ui';
import { BroughtBack } from '../form/BroughtBack';
import { isOlder } from '../form/isOlder';
import { NewerVersion } from '../form/NewerVersion';
import { newerMessages } from '../form/newerMessages';
import { ProfileCard } from '../profile/ProfileCard';
import type { PartOfSettings, SettingsField } from './settingsFields';
import { settingsMessages } from './settingsMessages';
import { useSettingsForm } from './useSettingsForm';
import type { Settings } from './useSettings';

interface SettingsFormProps {
  company: string;
  settings: Settings;
  part: PartOfSettings;
}

/** A part of the settings to change, and what somebody else saved there meanwhile. */
export function SettingsForm({ company, settings, part }: SettingsFormProps) {
  const t = useT(settingsMessages);
  const newer = useT(newerMessages);
  const { labelOf, hintOf, optionOf } = useSettingsWords();
  const title = t(part.part);
  const { form, theirs, takeTheirs, isBroughtBack, drop } = useSettingsForm(company, settings, part, title);
  const fieldOf = (name: string) => part.fields.find((field) => field.name === name)!;
  const valueWords = (field: SettingsField, value: string) => (field.kind === 'choice' ? optionOf(field, value) : value);
  return (
    <ProfileCard title={title} lead={t(`${part.part}.lead`)}>
      <StoredForm
        form={form}
        label={title}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        words={(refusal) => (isOlder(refusal) ? newer('short') : undefined)}
      >
        {isBroughtBack && !theirs && <BroughtBack onDrop={drop} />}
        {theirs && (
          <NewerVersion
            savedAt={theirs.savedAt}
            entries={Object.entries(theirs.values).map(([name, value]) => ({
              name,
              label: labelOf(fieldOf(name)),
              value: valueWords(fieldOf(name), value),
            }))}
            onTake={takeTheirs}
          />
        )}
        {part.fields.map((field) => {
          const given = { ...form.field(field.name), label: labelOf(field), hint: hintOf(field), autoComplete: 'off' };
          if (field.kind === 'choice') {
            const options = (field.options ?? []).map((value) => ({ value, label: optionOf(field, value) }));
            return <SelectField key={field.name} {...given} options={options} />;
          }
          if (field.kind === 'lines') return <TextArea key={field.name} {...given} rows={3} maxLength={field.maxLength} />;
          const isNumber = field.kind === 'number';
          return <TextField key={field.name} {...given} maxLength={field.maxLength} inputMode={isNumber ? 'numeric' : undefined} />;
        })}
      </StoredForm>
    </ProfileCard>
  );
}

/** What a field is called, explained by and may say. */
export function useSettingsWords() {
  const t = useT<string>(settingsMessages);
  const tax = useT(taxMessages);
  const isTax = ({ name }: SettingsField) => name.startsWith('tax_');
  return {
    labelOf: (field: SettingsField) => {
      if (!isTax(field)) return t(field.name);
      const [, taxClass, kind] = field.name.split('_');
      return t('tax', { tax: tax(kind as TaxRate['kind']), class: t(`tax.${taxClass}`) });
    },
    hintOf: (field: SettingsField) => (field.hasHint ? t(`${field.name}.hint`) : undefined),
    optionOf: (field: SettingsField, value: string) => {
      if (isTax(field)) return t(`tax.${value || 'open'}`);
      if (field.options?.includes('team')) return t(`who.${value}`);
      return t(`${field.name}.${value || 'open'}`);
    },
  };
}
