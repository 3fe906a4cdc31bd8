import { useT } from '@marketplace/section-kit';
import type { Ref } from 'react';
import { Button, Icon, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { sendMessages } from './sendMessages';

export interface SentRequest {
  vendor: string;
  /** Where the request can be followed. */
  path: string;
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  outline: none;
`;

const Links = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: center; gap: var(--ui-s-8); min-height: 44px; overflow-wrap: anywhere; }
  & > li > svg { flex: none; color: var(--ui-success); }
`;

interface SentRequestsProps {
  requests: readonly SentRequest[];
  isGuest: boolean;
  onClear: () => void;
  onKeep: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The list is stored with its vendors: where to follow each request. */
export function SentRequests({ requests, isGuest, onClear, onKeep, ref }: SentRequestsProps) {
  const t = useT(sendMessages);
  return (
    <Root>
      <div ref={ref} tabIndex={-1} role="status">
        <p>{t('done.lead', { count: requests.length })}</p>
      </div>
      <Links role="list">
        {requests.map(({ vendor, path }) => (
          <li key={path}>
            <Icon name="CircleCheck" />
            <TextLink href={path}>{t('done.track', { vendor })}</TextLink>
          </li>
        ))}
      </Links>
      {isGuest && <p>{t('done.mailed')}</p>}
      <Button block onClick={onClear}>
        {t('done.clear')}
      </Button>
      <Button block variant="outline" onClick={onKeep}>
        {t('done.keep')}
      </Button>
    </Root>
  );
}
