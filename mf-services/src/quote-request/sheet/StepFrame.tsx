import { useT } from '@marketplace/section-kit';
import { StoredForm, type StoredFormProps } from '@marketplace/section-kit/form';
import type { ReactNode, RefObject } from 'react';
import { Button, FormAlert, ProgressBar } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { quoteMessages } from '../messages';
import { sheetMessages } from './sheetMessages';

/** Where somebody stands in the form, and how they go on. */
export interface StepProps {
  /** From 1. */
  number: number;
  total: number;
  /** Takes the focus when the step begins. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Says what the button does: the next step, or sending. */
  submitLabel: string;
  onBack: (() => void) | null;
  /** What the server found in this step when the last one was sent, or why nothing was. */
  alert: string | null;
}

const Title = styled.h3`
  outline: none;
  font-size: 1.125rem;
`;

const Fields = styled.div`
  display: grid;
  gap: var(--ui-s-20);
`;

/* Stays in view however long the step is; it reaches the edges of the sheet and covers what scrolls below it. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  gap: var(--ui-s-12);
  margin: 0 calc(-1 * var(--ui-s-20)) calc(-1 * var(--ui-s-24));
  padding: var(--ui-s-12) var(--ui-s-20) max(var(--ui-s-12), env(safe-area-inset-bottom));
  background: var(--ui-surface);
  border-top: 1px solid var(--ui-line);
  & > [type='submit'] { flex: 1; }
`;

interface StepFrameProps extends Pick<StoredFormProps, 'form'>, StepProps {
  title: string;
  children: ReactNode;
  /** Below the fields. */
  aside?: ReactNode;
}

/** One question of the form with the way to the next one: how far one is, the fields, and the buttons in view below them. */
export function StepFrame({ form, number, total, heading, title, submitLabel, onBack, alert, children, aside }: StepFrameProps) {
  const t = useT(sheetMessages);
  const quote = useT(quoteMessages);
  const { busy, blocked } = form.write;
  return (
    <>
      {total > 1 && <ProgressBar value={number} max={total} label={t('step', { number, total })} />}
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {alert && <FormAlert>{alert}</FormAlert>}
      <StoredForm
        form={form}
        label={title}
        aside={
          <>
            {aside}
            <Foot>
              {onBack && (
                <Button variant="outline" size="lg" onClick={onBack}>
                  {t('back')}
                </Button>
              )}
              <Button type="submit" size="lg" busy={busy} busyLabel={quote('busy')} disabled={blocked}>
                {submitLabel}
              </Button>
            </Foot>
          </>
        }
      >
        <Fields>{children}</Fields>
      </StoredForm>
    </>
  );
}
