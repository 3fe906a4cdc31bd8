import { useT } from '@marketplace/section-kit';
import type { Ref } from 'react';
import { Button, Icon, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { sendMessages } from './sendMessages';

export interface SentTo {
  /** Names of those who have it. */
  vendors: readonly string[];
  /** Where all their answers come together. */
  path: string;
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  outline: none;
`;

const Vendors = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: center; gap: var(--ui-s-8); overflow-wrap: anywhere; }
  & > li > svg { flex: none; color: var(--ui-success); }
`;

const Follow = styled.p`
  display: flex;
  align-items: center;
  min-height: 44px;
`;

interface SentListProps {
  project: SentTo;
  isGuest: boolean;
  onClear: () => void;
  onKeep: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The list is stored with its vendors: who has it, and where to follow their answers. */
export function SentList({ project: { vendors, path }, isGuest, onClear, onKeep, ref }: SentListProps) {
  const t = useT(sendMessages);
  return (
    <Root>
      <div ref={ref} tabIndex={-1} role="status">
        <p>{t('done.lead', { count: vendors.length })}</p>
      </div>
      <Vendors role="list">
        {vendors.map((vendor) => (
          <li key={vendor}>
            <Icon name="CircleCheck" />
            {vendor}
          </li>
        ))}
      </Vendors>
      <Follow>
        <TextLink href={path}>{vendors.length === 1 ? t('done.track', { vendor: vendors[0]! }) : t('done.trackAll')}</TextLink>
      </Follow>
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
