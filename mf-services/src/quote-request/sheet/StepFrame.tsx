import { useT } from 'section-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import { FormErrorSummary } from 'shared-ui/forms';
import styled from 'styled-components';
import { quoteMessages } from '../messages';
import { Problem } from '../Problem';
import { sheetMessages } from './sheetMessages';
import type { StepForm } from './useStepForm';

const Root = styled.form`
  display: grid;
  gap: var(--ui-s-20);
  & > [role='group'] { margin-bottom: 0; }
`;

interface StepFrameProps<Values extends Record<string, string>> {
  step: StepForm<Values>;
  submitLabel: string;
  children: ReactNode;
  /** Beside the button that sends. */
  aside?: ReactNode;
}

/** Fields of one step, what is wrong with them above, what went wrong when sending right above the button. */
export function StepFrame<Values extends Record<string, string>>({ step, submitLabel, children, aside }: StepFrameProps<Values>) {
  const t = useT(sheetMessages);
  const quote = useT(quoteMessages);
  const alert = useRef<HTMLDivElement>(null);
  const { form, submission, errors, submit } = step;
  const isAtField = submission.refusal?.kind === 'invalid' && errors.length > 0;
  useEffect(() => {
    if (submission.refusal) alert.current?.focus();
  }, [submission.refusal]);
  return (
    <Root noValidate onSubmit={(event) => (event.preventDefault(), void submit())}>
      <FormErrorSummary title={t('summary')} attempt={form.formState.submitCount} errors={errors} />
      {children}
      {!isAtField && <Problem ref={alert} submission={submission} onRetry={() => void submit()} />}
      <Button type="submit" size="lg" block busy={submission.busy} busyLabel={quote('busy')} disabled={submission.blocked}>
        {submitLabel}
      </Button>
      {aside}
    </Root>
  );
}
