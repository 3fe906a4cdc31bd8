import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './controlStyle';
import { Field } from './Field';
import type { FieldProps } from './Field';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'children'>, FieldProps {
  /** With a limit, a counter shows how much of it is used. */
  maxLength?: number;
}

const Input = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

const Counter = styled.span`
  margin-inline-start: auto;
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** Several lines of text. `ref` and native attributes go to the textarea, `className` to the whole field. */
export function TextArea({ label, hint, error, hideLabel, id, className, rows = 6, onInput, ...textarea }: TextAreaProps) {
  const { value, defaultValue, maxLength } = textarea;
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  const used = value === undefined ? typed : String(value).length;
  return (
    <Field
      {...{ label, hint, error, hideLabel, id, className }}
      required={textarea.required}
      describedBy={textarea['aria-describedby']}
      aside={maxLength === undefined ? undefined : <Counter>{`${used} / ${maxLength}`}</Counter>}
    >
      {(control) => (
        <Input
          {...textarea}
          {...control}
          rows={rows}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
