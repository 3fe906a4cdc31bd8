import { useT } from '@marketplace/section-kit';
import { useRef, useState } from 'react';
import { Button, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { feedMessages } from './feedMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  & > button { justify-self: start; }
`;

/** The address that was just made, to copy. It appears by a press, never while the page is rendered on the server. */
export function FeedAddress({ token }: { token: string }) {
  const t = useT(feedMessages);
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<'copied' | 'select' | null>(null);
  const address = `${location.origin}/calendar/${token}.ics`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTold('copied');
    } catch {
      // A browser may refuse the clipboard; then people copy what is selected.
      field.current?.select();
      setTold('select');
    }
  };
  return (
    <Root>
      <TextField ref={field} label={t('address')} hint={t('address.hint')} value={address} readOnly />
      <Button variant="outline" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <span role="status">{told && t(told)}</span>
    </Root>
  );
}
