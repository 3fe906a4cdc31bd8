import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import type { ButtonProps } from '../button/Button';
import { useUi } from '../ui-provider/UiProvider';

export interface LoadMoreProps extends Omit<ButtonProps, 'children'> {
  onClick: () => void;
  /** What the button reads, for instance "Load more entries". */
  label: string;
  /** Shown above the button, for instance "Showing 24 of 120". */
  note?: ReactNode;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ui-s-8);
  margin-top: var(--ui-s-32);
  color: var(--ui-ink-muted);
  font-size: 0.9375rem;
`;

/** Adds the next results to a list. Shown only while more exist. */
export function LoadMore({ label, note, className, ...button }: LoadMoreProps) {
  const { texts } = useUi();
  return (
    <Root className={className}>
      {note}
      <Button variant="outline" size="lg" busyLabel={texts.loading} {...button}>
        {label}
      </Button>
    </Root>
  );
}
