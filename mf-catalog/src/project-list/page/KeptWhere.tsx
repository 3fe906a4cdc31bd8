import { useSignInHref, useT } from '@marketplace/section-kit';
import { Icon, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { listMessages } from '../listMessages';

const Line = styled.p`
  display: flex;
  gap: var(--ui-s-8);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
  & > svg { flex: none; margin-top: 2px; }
`;

/** Where the list is, so that nobody fears for it. */
export function KeptWhere({ owner, isSynced }: { owner: string | null; isSynced: boolean }) {
  const t = useT(listMessages);
  const signIn = useSignInHref('/list');
  const where = owner === null ? 'device' : isSynced ? 'account' : 'waiting';
  return (
    <Line data-print="hide">
      <Icon name={where === 'account' ? 'CircleCheck' : 'Info'} />
      <span>
        {t(`kept.${where}`)} {owner === null && signIn && <TextLink href={signIn}>{t('kept.signIn')}</TextLink>}
      </span>
    </Line>
  );
}
