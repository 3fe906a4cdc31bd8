import { useLocale, useT } from '@marketplace/section-kit';
import type { ChangeEvent } from 'react';
import { TextField } from '@marketplace/shared-ui';
import type { FieldError } from '../../arithmetic/core/outcome';
import { describeError } from '../frame/describeError';
import { frameMessages } from '../frame/frameMessages';

interface DayFieldProps {
  label: string;
  value: string;
  error?: FieldError;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A calendar day; today while it is empty. */
export function DayField({ error, ...field }: DayFieldProps) {
  const t = useT(frameMessages);
  const locale = useLocale();
  return <TextField {...field} type="date" hint={t('day.hint')} error={error && describeError(error, 'day', t, locale)} />;
}
