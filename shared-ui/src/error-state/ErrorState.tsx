import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { useUi } from '../ui-provider/UiProvider';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What failed. */
  title: ReactNode;
  /** What to do about it. */
  text?: ReactNode;
  /** Shows a Try again button. */
  onRetry?: () => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-12) var(--ui-s-16);
  padding: var(--ui-s-16) var(--ui-s-20);
  background: var(--ui-danger-soft);
  border: 1px solid var(--ui-danger);
  border-radius: var(--ui-radius-card);
  --ui-focus: var(--ui-focus-normal);
  --ui-focus-gap: var(--ui-danger-soft);
  & > svg { color: var(--ui-danger); }
`;

const Words = styled.div`
  flex: 1 1 200px;
  display: grid;
  gap: var(--ui-s-4);
  min-width: 0;
`;

const Title = styled.p`
  font-weight: 650;
  color: var(--ui-danger);
`;

/** Says what failed and what to do, and lets the visitor try again; the rest of the page stays usable. */
export function ErrorState({ title, text, onRetry, children, ...div }: ErrorStateProps) {
  const { texts } = useUi();
  return (
    <Root role="alert" {...div}>
      <Icon name="CircleAlert" size={24} />
      <Words>
        <Title>{title}</Title>
        {text && <p>{text}</p>}
      </Words>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
      {children}
    </Root>
  );
}
