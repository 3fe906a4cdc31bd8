import { useAuthActions, useDb, useLocale, useNotify, useT, type AuthUser, type Locale } from 'section-kit';
import { SelectField, TextField } from 'shared-ui';
import { z } from 'shared-ui/forms';
import { useState } from 'react';
import { AccountForm } from '../form/AccountForm';
import { formMessages } from '../form/formMessages';
import { displayNameRule } from '../form/rules';
import { useAccountForm } from '../form/useAccountForm';
import { useFields } from '../form/useFields';
import { useRequest } from '../form/useRequest';
import { ContinueIn } from './ContinueIn';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';
import { saveProfile } from './saveProfile';

const schema = z.object({ displayName: displayNameRule, locale: z.enum(['en', 'fr']) });
type Details = z.infer<typeof schema>;

export function DetailsForm({ user }: { user: AuthUser }) {
  const t = useT(profileMessages);
  const label = useT(formMessages);
  const pageLocale = useLocale();
  const notify = useNotify();
  const db = useDb();
  const { updateProfile } = useAuthActions();
  const [savedLocale, setSavedLocale] = useState<Locale>(pageLocale);
  const form = useAccountForm<Details>(schema, { displayName: user.displayName ?? '', locale: user.locale ?? pageLocale });
  const field = useFields(form);
  const request = useRequest<Details>((details) => saveProfile({ db, updateProfile }, user.id, details), {
    onDone: ({ locale }) => {
      setSavedLocale(locale);
      notify({ title: t('details.saved'), tone: 'success' });
    },
  });
  return (
    <ProfileCard title={t('details.title')} lead={t('details.email', { email: user.email })}>
      <AccountForm
        form={form}
        request={request}
        fallback={t('details.failed')}
        submitLabel={t('details.submit')}
        busyLabel={t('details.busy')}
      >
        <TextField {...field('displayName')} label={label('displayName')} hint={t('details.nameHint')} autoComplete="name" />
        <SelectField
          {...field('locale')}
          label={t('details.language')}
          hint={t('details.languageHint')}
          options={(['en', 'fr'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
        />
      </AccountForm>
      {savedLocale !== pageLocale && <ContinueIn locale={savedLocale} />}
    </ProfileCard>
  );
}
