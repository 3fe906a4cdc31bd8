import { Card, Container, media, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';

const Layout = styled(Container)`
  display: grid;
  gap: var(--ui-s-24);
  align-items: start;
  ${media.lg} { grid-template-columns: minmax(0, 1fr) 340px; }
`;

const Picture = styled(Skeleton)`
  aspect-ratio: 16 / 9;
`;

/** Holds the place of a profile. */
export function ProfileSkeleton() {
  return (
    <Layout aria-hidden="true">
      <Picture height="auto" radius="var(--ui-radius-l)" />
      <Card as="div">
        {['50%', '60%', '70%', '70%', '70%'].map((width, index) => (
          <Skeleton key={index} width={width} height={24} />
        ))}
        <Skeleton height={52} radius="var(--ui-radius-l)" />
      </Card>
    </Layout>
  );
}
