import { useT } from '@marketplace/section-kit';
import { Container, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { shellMessages } from '../messages';

const Shapes = styled(Container)`
  display: grid;
  gap: var(--ui-s-16);
  padding-block: var(--ui-s-24);
`;

/** Holds the page's place at the first load, before any page is there to keep. */
export function PageSkeleton() {
  const t = useT(shellMessages);
  return (
    <LoadingRegion loading label={t('page.loading')}>
      <Shapes>
        <Skeleton width="min(420px, 70%)" height={40} />
        <Skeleton width="min(620px, 90%)" height={20} />
        <Skeleton height={240} radius="var(--ui-radius-card)" />
      </Shapes>
    </LoadingRegion>
  );
}
