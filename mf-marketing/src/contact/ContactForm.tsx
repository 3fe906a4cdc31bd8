import { useT } from 'section-kit';
import { useSearchParams } from 'section-kit/router';
import { SelectField, TextField } from 'shared-ui';
import { z } from 'shared-ui/forms';
import { useId } from 'react';
import { formMessages } from '../form/formMessages';
import { FieldRow, FormCard } from '../form/formStyle';
import { MessageField } from '../form/MessageField';
import { choice, emailRule, phoneRule, requiredText } from '../form/rules';
import { SentPanel } from '../form/SentPanel';
import { StoredFormFrame } from '../form/StoredFormFrame';
import { useFields } from '../form/useFields';
import { useStoredForm } from '../form/useStoredForm';
import { contactMessages } from './contactMessages';
import { askedSubject, subjects } from './subjects';

const schema = z.object({
  firstName: requiredText(80, 'rule.firstName.required'),
  lastName: requiredText(80, 'rule.lastName.required'),
  email: emailRule,
  phone: phoneRule,
  subject: choice('rule.subject.required'),
  message: requiredText(5000, 'rule.message.required'),
});
type Letter = z.infer<typeof schema>;

/** A message to us. An address such as `/contact?subject=other` chooses the subject. */
export function ContactForm() {
  const t = useT(contactMessages);
  const label = useT(formMessages);
  const titleId = useId();
  const [query] = useSearchParams();
  const stored = useStoredForm<Letter, { reference: string }>({
    name: 'contact',
    schema,
    empty: { firstName: '', lastName: '', email: '', phone: '', subject: askedSubject(query.get('subject')), message: '' },
    store: { call: 'send_contact_message', argument: 'message' },
    fields: { first_name: 'firstName', last_name: 'lastName' },
  });
  const field = useFields(stored.form);
  const { sent } = stored;
  return (
    <FormCard as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('form.title')}</h2>
      {sent ? (
        <SentPanel
          title={t('sent.title')}
          reference={sent.answer.reference}
          email={sent.values.email}
          againLabel={t('again')}
          onAgain={stored.restart}
        >
          <p>{t('sent.text', { name: sent.values.firstName })}</p>
        </SentPanel>
      ) : (
        <>
          <p>{t('form.lead')}</p>
          <StoredFormFrame stored={stored} label={t('form.title')} submitLabel={t('submit')} busyLabel={t('busy')}>
            <FieldRow>
              <TextField {...field('firstName')} label={label('firstName')} autoComplete="given-name" required />
              <TextField {...field('lastName')} label={label('lastName')} autoComplete="family-name" required />
            </FieldRow>
            <FieldRow>
              <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
              <TextField {...field('phone')} label={label('phone')} type="tel" autoComplete="tel" hint={label('optional')} />
            </FieldRow>
            <SelectField
              {...field('subject')}
              label={t('subject')}
              required
              options={[{ value: '', label: label('choose') }, ...subjects.map((value) => ({ value, label: t(`subject.${value}`) }))]}
            />
            <MessageField {...field('message')} label={label('message')} rows={6} used={stored.form.watch('message').length} required />
          </StoredFormFrame>
        </>
      )}
    </FormCard>
  );
}
