import { useT } from '@marketplace/section-kit';
import { StoredForm } from '@marketplace/section-kit/form';
import { LegalNotice } from '@marketplace/section-kit/legal-notice';
import { taxMessages, provinces } from '@marketplace/section-kit/tax';
import { SelectField, TextField } from '@marketplace/shared-ui';
import { useId, type ChangeEvent } from 'react';
import { formMessages } from '../form/formMessages';
import { FieldRow, FormCard } from '../form/formStyle';
import { MessageField } from '../form/MessageField';
import { SentPanel } from '../form/SentPanel';
import { applicationMessages } from './applicationMessages';
import { hasPlans, kinds, type Kind } from './kinds';
import { PlanField } from './PlanField';
import type { Application } from './useApplication';

export interface ApplicationFormProps {
  application: Application;
  kind: Kind | '';
  /** Tells the page which kind was chosen. */
  onKindChosen: (chosen: string) => void;
  /** Leaves out the choice of the kind, where the page has made it. */
  isKindFixed?: boolean;
}

/** Who applies and what they do. */
export function ApplicationForm({ application, kind, onKindChosen, isKindFixed = false }: ApplicationFormProps) {
  const t = useT(applicationMessages);
  const label = useT(formMessages);
  const nameOf = useT(taxMessages);
  const titleId = useId();
  const { field, value, sent, restart, notice } = application;
  const byName = provinces.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => a.label.localeCompare(b.label, 'fr-CA'));
  const kindField = field('kind');
  const chooseKind = (event: ChangeEvent<HTMLSelectElement>) => {
    void kindField.onChange(event);
    onKindChosen(event.target.value);
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
          onAgain={restart}
        >
          <p>{t('sent.text', { name: sent.values.contactName })}</p>
        </SentPanel>
      ) : (
        <StoredForm form={application} hasHoneypot label={t('form.title')} submitLabel={t('submit')} busyLabel={t('busy')}>
          {!isKindFixed && (
            <SelectField
              {...kindField}
              onChange={chooseKind}
              label={t('kind')}
              required
              options={[{ value: '', label: label('choose') }, ...kinds.map((value) => ({ value, label: t(`kind.${value}`) }))]}
            />
          )}
          <FieldRow>
            <TextField {...field('company')} label={t('company')} autoComplete="organization" required />
            <TextField {...field('contactName')} label={t('contactName')} autoComplete="name" required />
          </FieldRow>
          <FieldRow>
            <TextField {...field('email')} label={label('email')} type="email" autoComplete="email" required />
            <TextField {...field('phone')} label={label('phone')} type="tel" autoComplete="tel" hint={label('optional')} />
          </FieldRow>
          <TextField
            {...field('website')}
            label={label('website')}
            type="url"
            inputMode="url"
            autoComplete="url"
            hint={label('optional')}
          />
          <FieldRow>
            <TextField {...field('city')} label={label('city')} autoComplete="address-level2" hint={label('optional')} />
            <SelectField
              {...field('province')}
              label={label('province')}
              autoComplete="address-level1"
              options={[{ value: '', label: label('choose') }, ...byName]}
              hint={label('optional')}
            />
          </FieldRow>
          <TextField {...field('speciality')} label={t(`speciality.${kind || 'any'}`)} hint={t(`hint.${kind || 'any'}`)} />
          {hasPlans(kind) && <PlanField field={field} chosen={value('plan')} />}
          <MessageField {...field('message')} label={t('message')} rows={5} used={value('message').length} />
          <LegalNotice notice={notice} province={value('province')} />
        </StoredForm>
      )}
    </FormCard>
  );
}
