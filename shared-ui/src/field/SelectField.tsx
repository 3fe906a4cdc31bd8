import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon';
import { controlStyle } from './controlStyle';
import { Field } from './Field';
import type { FieldProps } from './Field';

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'children'>, FieldProps {
  options: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>;
}

const Box = styled.span`
  position: relative;
  display: block;
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 14px;
    color: var(--ui-ink-muted);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 44px;
  /* A long choice takes lines; browsers that keep it in one end it with an ellipsis. */
  white-space: normal;
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** A list of names would stand in a page twice: an option without a value has that of its text, with spaces as browsers show them. */
function isItsText({ value, label }: { value: string; label: string }): boolean {
  return value === label && value === value.trim().replace(/\s+/g, ' ');
}

/** A native select with its label. `ref` and native attributes go to the select, `className` to the whole field. */
export function SelectField({ label, hint, error, hideLabel, id, className, options, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, id, className }} required={select.required} describedBy={select['aria-describedby']}>
      {(control) => (
        <Box>
          <Select {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={isItsText(option) ? undefined : option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Icon name="ChevronDown" />
        </Box>
      )}
    </Field>
  );
}
