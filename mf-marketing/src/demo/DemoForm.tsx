import { callFunction, useDb, useLocale, useSearchQuery, useT } from '@marketplace/section-kit';
import { emailRule, optionalText, phoneRule, requiredText, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, provinceOfPhone, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { useLocation } from '@marketplace/section-kit/router';
import { SelectField, TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { useEffect, useEffectEvent, useId, useState, type ChangeEvent } from 'react';
import { drafts } from '../form/drafts';
import { formMessages } from '../form/formMessages';
import { FieldRow, FormCard } from '../form/formStyle';
import { MessageField } from '../form/MessageField';
import { SentPanel } from '../form/SentPanel';
import { demoMessages } from './demoMessages';
import { demoQuery, demoTopics } from './demoTopics';
import { dayRange, preferredDayRule } from './preferredDay';

const schema = v.object({
  topic: v.string(),
  name: requiredText(120, 'rule.name.required'),
  company: optionalText(120),
  email: emailRule,
  phone: phoneRule,
  preferredOn: preferredDayRule,
  message: optionalText(5000),
});

const serverFields = {
  name: ['name', 'rule.name.required'],
  company: ['company', 'rule.long.120'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
  preferred_on: ['preferredOn', 'rule.day.far'],
  message: ['message', 'rule.long.5000'],
} as const;

/** A request to be shown something. The topic stands in the address, where vendor pages put it. */
export function DemoForm() {
  const t = useT(demoMessages);
  const label = useT(formMessages);
  const db = useDb();
  const locale = useLocale();
  const titleId = useId();
  const [{ topic }, setQuery] = useSearchQuery(demoQuery);
  const notice = useLegalNotice();
  const form = useStoredForm({
    schema,
    messages: formMessages,
    initial: { topic, name: '', company: '', email: '', phone: '', preferredOn: '', message: '' },
    draft: { store: drafts.of('demo') },
    serverFields,
    write: ({ preferredOn, ...values }, { honeypot, ...attempt }) =>
      callFunction(db, 'request_demo', {
        demo: { ...values, preferred_on: preferredOn, locale, notice: notice.idIn(provinceOfPhone(values.phone)), ...attempt, honeypot },
      }),
  });
  const { field, sent } = form;
  const { search } = useLocation();
  const named = demoQuery.given(search, locale).topic;
  // What was chosen before counts where the address asks for nothing.
  const takeTopic = useEffectEvent(() => {
    const kept = drafts.of('demo').read()?.values['topic'];
    form.set('topic', named ?? demoTopics.find((known) => known === kept) ?? topic);
  });
  useEffect(() => takeTopic(), [named]);
  // What a stored page knows as today may be long ago.
  const [days, setDays] = useState<{ first: string; last: string } | null>(null);
  useEffect(() => setDays(dayRange(new Date())), []);

  const chooseTopic = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    form.set('topic', target.value);
    setQuery({ topic: target.value as typeof topic });
  };
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
          <p>{t('sent.text', { name: sent.values.name })}</p>
        </SentPanel>
      ) : (
        <StoredForm form={form} hasHoneypot label={t('form.title')} submitLabel={t('submit')} busyLabel={t('busy')}>
          <SelectField
            {...field('topic')}
            onChange={chooseTopic}
            label={t('topic')}
            options={demoTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
          />
          <FieldRow>
            <TextField {...field('name')} label={label('name')} autoComplete="name" required />
            <TextField {...field('company')} label={label('company')} autoComplete="organization" hint={label('optional')} />
          </FieldRow>
          <FieldRow>
            <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
            <TextField {...field('phone')} label={label('phone')} type="tel" autoComplete="tel" hint={label('optional')} />
          </FieldRow>
          <TextField {...field('preferredOn')} label={t('day')} type="date" min={days?.first} max={days?.last} hint={label('optional')} />
          <MessageField {...field('message')} label={t('message')} rows={4} used={form.value('message').length} />
          <LegalNotice notice={notice} province={provinceOfPhone(form.value('phone'))} />
        </StoredForm>
      )}
    </FormCard>
  );
}
