import { callFunction, useDb, useLocale, useSearchQuery, useT } from '@marketplace/section-kit';
import { emailRule, phoneRule, requiredText, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, provinceOfPhone, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { SelectField, TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { useId } from 'react';
import { drafts } from '../form/drafts';
import { formMessages } from '../form/formMessages';
import { FieldRow, FormCard } from '../form/formStyle';
import { MessageField } from '../form/MessageField';
import { SentPanel } from '../form/SentPanel';
import { contactMessages } from './contactMessages';
import { contactQuery, subjects } from './subjects';

const schema = v.object({
  firstName: requiredText(80, 'rule.firstName.required'),
  lastName: requiredText(80, 'rule.lastName.required'),
  email: emailRule,
  phone: phoneRule,
  subject: requiredText(80, 'rule.subject.required'),
  message: requiredText(5000, 'rule.message.required'),
});

const serverFields = {
  first_name: ['firstName', 'rule.firstName.required'],
  last_name: ['lastName', 'rule.lastName.required'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
  subject: ['subject', 'rule.subject.required'],
  message: ['message', 'rule.message.required'],
} as const;

/** A message to us. An address such as `/contact?subject=other` chooses the subject. */
export function ContactForm() {
  const t = useT(contactMessages);
  const label = useT(formMessages);
  const db = useDb();
  const locale = useLocale();
  const titleId = useId();
  const [{ subject }] = useSearchQuery(contactQuery);
  const notice = useLegalNotice();
  const form = useStoredForm({
    schema,
    messages: formMessages,
    initial: { firstName: '', lastName: '', email: '', phone: '', subject, message: '' },
    draft: { store: drafts.of('contact') },
    serverFields,
    write: ({ firstName, lastName, ...values }, { honeypot, ...attempt }) =>
      callFunction(db, 'send_contact_message', {
        message: {
          ...values,
          first_name: firstName,
          last_name: lastName,
          locale,
          notice: notice.idIn(provinceOfPhone(values.phone)),
          ...attempt,
          honeypot,
        },
      }),
  });
  const { field, sent } = form;
  return (
    <FormCard as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('form.title')}</h2>
      {sent ? (
        <SentPanel
          title={t('sent.title')}
          reference={sent.answer.reference}
          email={sent.values.email}
          againLabel={t('again')}
          onAgain={form.restart}
        >
          <p>{t('sent.text', { name: sent.values.firstName })}</p>
        </SentPanel>
      ) : (
        <>
          <p>{t('form.lead')}</p>
          <StoredForm form={form} hasHoneypot label={t('form.title')} submitLabel={t('submit')} busyLabel={t('busy')}>
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
            <MessageField {...field('message')} label={label('message')} rows={6} used={form.value('message').length} required />
            <LegalNotice notice={notice} province={provinceOfPhone(form.value('phone'))} />
          </StoredForm>
        </>
      )}
    </FormCard>
  );
}
