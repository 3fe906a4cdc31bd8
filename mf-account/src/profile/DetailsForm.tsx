import { useAuthActions, useDb, useLocale, useNotify, useT, type AuthUser, type Locale } from '@marketplace/section-kit';
import { optionalText, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { SelectField, TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { useState } from 'react';
import { accepted } from '../form/AuthRefusal';
import { formMessages } from '../form/formMessages';
import { RefusalWords } from '../form/RefusalWords';
import { ContinueIn } from './ContinueIn';
import { ProfileCard } from './ProfileCard';
import { profileMessages } from './profileMessages';
import { saveProfile } from './saveProfile';

const schema = v.object({ displayName: optionalText(80), locale: v.picklist(['en', 'fr']) });

export function DetailsForm({ user }: { user: AuthUser }) {
  const t = useT(profileMessages);
  const label = useT(formMessages);
  const pageLocale = useLocale();
  const notify = useNotify();
  const db = useDb();
  const { updateProfile } = useAuthActions();
  const [savedLocale, setSavedLocale] = useState<Locale>(pageLocale);
  const form = useStoredForm({
    schema,
    initial: { displayName: user.displayName ?? '', locale: user.locale ?? pageLocale },
    write: async (details) => {
      await accepted(saveProfile({ db, updateProfile }, user.id, details));
      setSavedLocale(details.locale);
      notify({ title: t('details.saved'), tone: 'success' });
    },
  });
  const { field } = form;
  return (
    <ProfileCard title={t('details.title')} lead={t('details.email', { email: user.email })}>
      <StoredForm
        form={form}
        submitLabel={t('details.submit')}
        busyLabel={t('details.busy')}
        words={(refusal) => <RefusalWords refusal={refusal} fallback={t('details.failed')} />}
      >
        <TextField {...field('displayName')} label={label('displayName')} hint={t('details.nameHint')} autoComplete="name" />
        <SelectField
          {...field('locale')}
          label={t('details.language')}
          hint={t('details.languageHint')}
          options={(['en', 'fr'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
        />
      </StoredForm>
      {savedLocale !== pageLocale && <ContinueIn locale={savedLocale} />}
    </ProfileCard>
  );
}
