import { parsePostalCode, useT } from '@marketplace/section-kit';
import { useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '@marketplace/shared-ui';
import type { DetailsValues } from '../draft/QuoteDraft';
import { whenSchema } from './detailsRules';
import { sheetMessages } from './sheetMessages';
import { StepFrame, type StepProps } from './StepFrame';

const timings = ['now', 'month', 'quarter', 'flexible'] as const;

const serverFields = {
  timing: ['timing', 'rule.timing.invalid'],
  start_on: ['startOn', 'rule.startOn.past'],
  postal_code: ['postalCode', 'rule.postalCode.foreign'],
} as const;

type Values = Pick<DetailsValues, 'timing' | 'startOn' | 'postalCode'>;

interface WhenStepProps extends StepProps {
  initial: Values;
  onType: (part: Values) => void;
  /** Nothing comes after it: the button sends, and the terms stand above it. */
  isLast: boolean;
  onDone: (notice: string) => Promise<void>;
  /** Who else can be asked. */
  children: ReactNode;
}

/** When and where the work is to be done, all of it optional. */
export function WhenStep({ initial: { timing, startOn, postalCode }, onType, isLast, onDone, children, ...step }: WhenStepProps) {
  const t = useT(sheetMessages);
  const notice = useLegalNotice();
  const form = useStoredForm({
    schema: whenSchema,
    messages: sheetMessages,
    initial: { timing, startOn, postalCode },
    onType,
    serverFields,
    write: (values) => onDone(notice.idIn(parsePostalCode(values.postalCode)?.province)),
  });
  const { field } = form;
  return (
    <StepFrame {...step} form={form} title={t('when.title')}>
      <SelectField
        {...field('timing')}
        label={t('details.timing')}
        options={[
          { value: '', label: t('details.timing.none') },
          ...timings.map((value) => ({ value, label: t(`details.timing.${value}`) })),
        ]}
      />
      <TextField {...field('startOn')} label={t('details.startOn')} type="date" />
      <TextField {...field('postalCode')} label={t('details.postalCode')} hint={t('details.postalCode.hint')} autoComplete="postal-code" />
      {isLast && children}
      {isLast && <LegalNotice notice={notice} province={parsePostalCode(form.value('postalCode'))?.province} />}
    </StepFrame>
  );
}
