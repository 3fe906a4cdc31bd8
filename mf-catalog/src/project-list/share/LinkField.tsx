import { useLocale, useT } from '@marketplace/section-kit';
import { useEffect, useRef, useState } from 'react';
import { Button, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ActionBar } from '../page/ActionBar';
import { shareMessages } from './shareMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
`;

/** The address of a shared list, to be copied or handed to another program of the device. */
export function LinkField({ token }: { token: string }) {
  const t = useT(shareMessages);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [browser, setBrowser] = useState({ origin: '', canSend: false });
  const [said, setSaid] = useState<'copied' | 'select' | null>(null);
  useEffect(() => setBrowser({ origin: location.origin, canSend: typeof navigator.share === 'function' }), []);
  const address = `${browser.origin}${locale === 'fr' ? '/fr' : ''}/lists/${token}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('copied');
    } catch {
      // A browser may refuse the clipboard; then people copy what is selected.
      field.current?.select();
      setSaid('select');
    }
  };
  // Somebody who closes the device's own dialog has changed their mind; nothing has failed.
  const send = () => void navigator.share({ url: address }).catch(() => undefined);
  return (
    <Root>
      <TextField ref={field} label={t('link')} hint={t('link.hint')} value={address} readOnly />
      <ActionBar>
        <Button icon="Copy" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {browser.canSend && (
          <Button variant="outline" icon="Send" onClick={send}>
            {t('send')}
          </Button>
        )}
      </ActionBar>
      <span role="status">{said && t(said)}</span>
    </Root>
  );
}
