import { useT } from '@marketplace/section-kit';
import { useEffect, useRef, useState } from 'react';
import { Button, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { sheetMessages } from './sheetMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  padding: var(--ui-s-16);
  background: var(--ui-sunken);
  border-radius: var(--ui-radius-l);
  & > button { justify-self: start; }
`;

/** The address somebody without an account follows the request at. `path` carries the language of the page. */
export function PrivateLink({ path }: { path: string }) {
  const t = useT(sheetMessages);
  const field = useRef<HTMLInputElement>(null);
  const [origin, setOrigin] = useState('');
  const [said, setSaid] = useState<'link.copied' | 'link.select' | null>(null);
  useEffect(() => setOrigin(location.origin), []);
  const address = origin + path;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('link.copied');
    } catch {
      // A browser may refuse the clipboard; then people copy what is selected.
      field.current?.select();
      setSaid('link.select');
    }
  };
  return (
    <Root>
      <TextField ref={field} label={t('link.label')} hint={t('link.hint')} value={address} readOnly />
      <Button variant="outline" onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
      <span role="status">{said && t(said)}</span>
    </Root>
  );
}
