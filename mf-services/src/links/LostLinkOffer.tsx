import { useT } from '@marketplace/section-kit';
import { FormAlert } from '@marketplace/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { linkMessages } from './linkMessages';
import type { LostLink } from './LostLink';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  width: 100%;
  margin-bottom: var(--ui-s-16);
  text-align: start;
`;

/** Where a link opens nothing: offers to email it again. Few links open nothing, so the form is no part of the page. */
export function LostLinkOffer() {
  const t = useT(linkMessages);
  const [Form, setForm] = useState<typeof LostLink | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const loaded = await import(/* webpackChunkName: "lost-link" */ './LostLink').catch(() => null);
      if (isWanted) setForm(() => loaded?.LostLink ?? 'failed');
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Root>
      <p>{t('lost.lead')}</p>
      {Form === 'failed' ? <FormAlert>{t('lost.failed')}</FormAlert> : Form && <Form />}
    </Root>
  );
}
