import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../button/IconButton';
import { controlStyle } from '../../field/controlStyle';
import { Field } from '../../field/Field';
import type { FieldProps } from '../../field/Field';
import { useUi } from '../../ui-provider/UiProvider';

export interface PasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'>, FieldProps {}

const Box = styled.span`
  position: relative;
  display: block;
`;

const Input = styled.input`
  ${controlStyle}
  &, &[aria-invalid='true'] { padding-inline-end: 52px; }
  /* Edge brings a show button of its own. */
  &::-ms-reveal { display: none; }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
  color: var(--ui-ink-muted);
`;

/**
 * A password with a button that shows and hides it. Pasting is allowed, so password managers work.
 * `ref` and native attributes go to the input, `className` to the whole field.
 */
export function PasswordField({ label, hint, error, hideLabel, id, className, ...input }: PasswordFieldProps) {
  const { texts } = useUi();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hint, error, hideLabel, id, className }} required={input.required} describedBy={input['aria-describedby']}>
      {(control) => (
        <Box>
          <Input {...input} {...control} type={isShown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
          <Toggle
            icon={isShown ? 'EyeOff' : 'Eye'}
            label={isShown ? texts.hidePassword : texts.showPassword}
            disabled={input.disabled}
            onClick={() => setIsShown(!isShown)}
          />
        </Box>
      )}
    </Field>
  );
}
