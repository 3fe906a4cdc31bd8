import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './controlStyle';
import { Field } from './Field';
import type { FieldProps } from './Field';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'children'>, FieldProps {}

const Input = styled.input`
  ${controlStyle}
`;

/** One line of text with its label. `ref` and all native attributes go to the input, `className` to the whole field. */
export function TextField({ label, hint, error, hideLabel, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, id, className }} required={input.required} describedBy={input['aria-describedby']}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
