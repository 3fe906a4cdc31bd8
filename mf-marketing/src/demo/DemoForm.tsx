import { useT } from 'section-kit';
import { useSearchParams } from 'section-kit/router';
import { SelectField, TextField } from 'shared-ui';
import { z } from 'shared-ui/forms';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { formMessages } from '../form/formMessages';
import { FieldRow, FormCard } from '../form/formStyle';
import { MessageField } from '../form/MessageField';
import { emailRule, optionalText, phoneRule, requiredText } from '../form/rules';
import { SentPanel } from '../form/SentPanel';
import { StoredFormFrame } from '../form/StoredFormFrame';
import { useFields } from '../form/useFields';
import { useStoredForm } from '../form/useStoredForm';
import { demoMessages } from './demoMessages';
import { askedTopic, demoTopics } from './demoTopics';
import { dayRange, preferredDayRule } from './preferredDay';

const schema = z.object({
  topic: z.string(),
  name: requiredText(120, 'rule.name.required'),
  company: optionalText(120),
  email: emailRule,
  phone: phoneRule,
  preferredOn: preferredDayRule,
  message: optionalText(5000),
});
type Wish = z.infer<typeof schema>;

/** A request to be shown something. The topic stands in the address, where vendor pages put it. */
export function DemoForm() {
  const t = useT(demoMessages);
  const label = useT(formMessages);
  const titleId = useId();
  const [query, setQuery] = useSearchParams();
  const topic = askedTopic(query.get('topic'));
  const stored = useStoredForm<Wish, { reference: string }>({
    name: 'demo',
    schema,
    empty: { topic, name: '', company: '', email: '', phone: '', preferredOn: '', message: '' },
    store: { call: 'request_demo', argument: 'demo' },
    fields: { preferred_on: 'preferredOn' },
  });
  const { form, sent } = stored;
  const field = useFields(form);
  const { setValue } = form;
  useEffect(() => setValue('topic', topic), [topic, setValue]);
  // What a stored page knows as today may be long ago.
  const [days, setDays] = useState<{ first: string; last: string } | null>(null);
  useEffect(() => setDays(dayRange(new Date())), []);

  const chooseTopic = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = new URLSearchParams(query);
    next.set('topic', event.target.value);
    setQuery(next, { replace: true });
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
          onAgain={stored.restart}
        >
          <p>{t('sent.text', { name: sent.values.name })}</p>
        </SentPanel>
      ) : (
        <StoredFormFrame stored={stored} label={t('form.title')} submitLabel={t('submit')} busyLabel={t('busy')}>
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
          <MessageField {...field('message')} label={t('message')} rows={4} used={form.watch('message').length} />
        </StoredFormFrame>
      )}
    </FormCard>
  );
}
