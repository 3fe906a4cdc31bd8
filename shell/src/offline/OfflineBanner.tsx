import { useT } from '@marketplace/section-kit';
import { useIsOnline } from '@marketplace/section-kit/host';
import styled from 'styled-components';
import { shellMessages } from '../messages';

const Banner = styled.div`
  padding: var(--ui-s-8) var(--ui-gutter);
  background: var(--ui-warning-soft);
  color: var(--ui-ink);
  border-bottom: 1px solid var(--ui-line);
  text-align: center;
  &:empty { display: none; }
`;

/** Says when the connection is gone, for as long as it is. */
export function OfflineBanner() {
  const t = useT(shellMessages);
  const isOnline = useIsOnline();
  return <Banner role="status">{isOnline ? null : t('offline')}</Banner>;
}
