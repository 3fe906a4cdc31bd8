import { SelectField, TextField } from '@marketplace/shared-ui';
import { useT } from '../messages/useT';
import { contactMessages } from './contactMessages';
import { waysToReach, type ContactValues } from './contactRules';
import type { StoredFormState } from './useStoredForm';

interface ContactFieldsProps {
  form: Pick<StoredFormState<ContactValues>, 'field'>;
  /** Who sees it, below the last field. */
  hint?: string;
}

/** How to reach somebody without an account; `contactSchema` has its rules. */
export function ContactFields({ form: { field }, hint }: ContactFieldsProps) {
  const t = useT(contactMessages);
  return (
    <>
      <TextField {...field('name')} label={t('name')} autoComplete="name" required />
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" required />
      <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" />
      <SelectField
        {...field('preferred', 'phone')}
        label={t('preferred')}
        hint={hint}
        options={waysToReach.map((value) => ({ value, label: t(`preferred.${value}`) }))}
      />
    </>
  );
}
