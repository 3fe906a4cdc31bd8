import { useT } from 'section-kit';
import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react';
import { Button, FormAlert } from 'shared-ui';
import styled from 'styled-components';
import { quoteMessages } from './messages';
import { useProblemText } from './useProblemText';
import type { Submission } from './useSubmission';

const Root = styled(FormAlert)`
  text-align: start;
  overflow-wrap: anywhere;
`;

const Help = styled.div`
  margin-top: var(--ui-s-8);
`;

interface ProblemProps {
  submission: Pick<Submission, 'refusal' | 'at'>;
  /** Sends the same again. */
  onRetry: () => void;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What went wrong, beside the button it is about. Offline it offers to send later: never by itself, and only while the page is open. */
export function Problem({ submission: { refusal, at }, onRetry, children, ref }: ProblemProps) {
  const t = useT(quoteMessages);
  const text = useProblemText();
  if (!refusal) return null;
  return (
    <Root ref={ref}>
      {text(refusal, at)}
      {refusal.kind === 'offline' && (
        <Help>
          <SendWhenOnline label={t('problem.whenOnline')} waiting={t('problem.waiting')} onOnline={onRetry} />
        </Help>
      )}
      {children}
    </Root>
  );
}

function SendWhenOnline({ label, waiting, onOnline }: { label: string; waiting: string; onOnline: () => void }) {
  const [waits, setWaits] = useState(false);
  const send = useEffectEvent(onOnline);
  useEffect(() => {
    if (!waits) return;
    const listen = () => {
      setWaits(false);
      send();
    };
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [waits]);
  if (waits) return <span role="status">{waiting}</span>;
  return (
    <Button variant="outline" size="sm" onClick={() => (navigator.onLine ? onOnline() : setWaits(true))}>
      {label}
    </Button>
  );
}
