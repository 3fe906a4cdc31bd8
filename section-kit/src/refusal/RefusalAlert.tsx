import { Button, FormAlert } from '@marketplace/shared-ui';
import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { useIsOnline } from '../data/useIsOnline';
import { useT } from '../messages/useT';
import type { Write } from '../write/useWrite';
import { refusalMessages } from './refusalMessages';
import { useRefusalText } from './useRefusalText';

const Root = styled(FormAlert)`
  text-align: start;
  overflow-wrap: anywhere;
`;

const Help = styled.div`
  margin-top: var(--ui-s-8);
`;

export interface RefusalAlertProps {
  write: Pick<Write, 'refusal' | 'at'>;
  /** Sends the same again. Where one button is not all there is to press, nothing is offered. */
  onRetry?: () => void;
  /** In the place of the usual words. */
  words?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What went wrong, beside the button it is about. Offline it offers to send later: never by itself, and only while the page is open. */
export function RefusalAlert({ write: { refusal, at }, onRetry, words, ref }: RefusalAlertProps) {
  const t = useT(refusalMessages);
  const text = useRefusalText();
  const isOnline = useIsOnline();
  if (!refusal) return null;
  return (
    <Root ref={ref}>
      {words ?? (refusal.kind === 'offline' && isOnline ? t('backOnline') : text(refusal, at))}
      {refusal.kind === 'offline' && onRetry && (
        <Help>
          <SendWhenOnline label={t(isOnline ? 'sendNow' : 'whenOnline')} waiting={t('waiting')} onOnline={onRetry} />
        </Help>
      )}
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
