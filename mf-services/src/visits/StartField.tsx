import { useLocale, useT } from '@marketplace/section-kit';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceError } from './ChoiceError';
import type { Visit } from './Visit';
import { visitMessages } from './visitMessages';
import { startText } from './visitText';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-4);
`;

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: var(--ui-s-12);
  min-height: 44px;
  cursor: pointer;
  & > input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--ui-primary); }
`;

interface StartFieldProps {
  id: string;
  name: string;
  visit: Pick<Visit, 'starts' | 'time_zone'>;
  value: string;
  error: ReactNode;
  onChange: (event: { target: { name: string; value: string } }) => void;
}

/** The times of a visit as radio buttons, on the clock of the home. */
export function StartField({ id, name, visit: { starts, time_zone }, value, error, onChange }: StartFieldProps) {
  const t = useT(visitMessages);
  const locale = useLocale();
  const group = useId();
  return (
    <Root
      role="radiogroup"
      aria-label={t('offer.time')}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {starts.map((start, index) => (
        <Option key={start}>
          <input
            type="radio"
            // The error summary and the form lead to the first time.
            id={index === 0 ? id : undefined}
            name={group}
            value={start}
            checked={start === value}
            onChange={() => onChange({ target: { name, value: start } })}
          />
          {startText(start, time_zone, locale)}
        </Option>
      ))}
      {error && <ChoiceError id={`${id}-error`}>{error}</ChoiceError>}
    </Root>
  );
}
