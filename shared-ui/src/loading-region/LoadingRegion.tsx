import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import { useUi } from '../ui-provider/UiProvider';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface LoadingRegionProps extends ComponentPropsWithRef<'div'> {
  loading: boolean;
  /** Spoken when loading takes a while, for instance "Loading services". */
  label: string;
  /** Offers Try again when loading takes very long. */
  onRetry?: () => void;
}

type Wait = 'short' | 'noticeable' | 'long';

const noticeableAfter = 1_000;
const longAfter = 10_000;

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-12);
  margin-bottom: var(--ui-s-16);
  color: var(--ui-ink-muted);
`;

/** Around skeletons or content: says politely that loading goes on, and after 10 s offers a way out. */
export function LoadingRegion({ loading, label, onRetry, children, ...div }: LoadingRegionProps) {
  const { texts } = useUi();
  const [wait, setWait] = useState<Wait>('short');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!loading) return;
    const timers = [setTimeout(() => setWait('noticeable'), noticeableAfter), setTimeout(() => setWait('long'), longAfter)];
    return () => {
      timers.forEach(clearTimeout);
      setWait('short');
    };
  }, [loading, attempt]);

  const retry = () => {
    setAttempt(attempt + 1);
    onRetry?.();
  };
  const isLong = loading && wait === 'long';
  return (
    <div {...div}>
      {/* Outside of the busy part, because a busy element keeps its live regions silent. */}
      <VisuallyHidden role="status">
        {loading && wait === 'noticeable' && label}
        {isLong && texts.stillLoading}
      </VisuallyHidden>
      {isLong && (
        <Notice>
          <span aria-hidden="true">{texts.stillLoading}</span>
          {onRetry && (
            <Button variant="outline" onClick={retry}>
              {texts.tryAgain}
            </Button>
          )}
        </Notice>
      )}
      <div aria-busy={loading}>{children}</div>
    </div>
  );
}
