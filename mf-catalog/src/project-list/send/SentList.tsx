import { useT } from '@marketplace/section-kit';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import type { Ref } from 'react';
import { Button, Icon, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { sendMessages } from './sendMessages';

export interface SentTo {
  /** Those who were asked. */
  vendors: readonly { name: string; isReachable: boolean }[];
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

/** The list is stored with its vendors: who gets it, where nobody reads it, and where to follow the answers. */
export function SentList({ project: { vendors, path }, isGuest, onClear, onKeep, ref }: SentListProps) {
  const t = useT(sendMessages);
  const reachable = useT(reachableMessages);
  const readers = vendors.filter(({ isReachable }) => isReachable);
  const others = vendors.filter(({ isReachable }) => !isReachable);
  const follow = readers.length > 0 ? t('done.trackAll') : t('done.trackStored');
  return (
    <Root>
      <div ref={ref} tabIndex={-1} role="status">
        <p>{readers.length > 0 ? t('done.lead', { count: readers.length }) : t('done.stored', { count: others.length })}</p>
      </div>
      {readers.length > 0 && (
        <Vendors role="list">
          {readers.map(({ name }) => (
            <li key={name}>
              <Icon name="CircleCheck" />
              {name}
            </li>
          ))}
        </Vendors>
      )}
      {readers.length > 0 && others.length > 0 && <p>{t('done.stored', { count: others.length })}</p>}
      {others.length > 0 && (
        <Vendors role="list">
          {others.map(({ name }) => (
            <li key={name}>{reachable('company', { name })}</li>
          ))}
        </Vendors>
      )}
      <Follow>
        <TextLink href={path}>{vendors.length === 1 ? t('done.track', { vendor: vendors[0]!.name }) : follow}</TextLink>
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
