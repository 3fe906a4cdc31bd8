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

const Facts = styled.div`
  display: grid;
  gap: var(--ui-s-12);
`;

/** Holds the place of what stands under the name. */
export function FactsSkeleton() {
  return (
    <Facts aria-hidden="true">
      {['85%', '60%', '70%', '55%'].map((width, index) => (
        <Skeleton key={index} width={`min(${width}, 420px)`} height={26} />
      ))}
      <Skeleton width="min(100%, 620px)" height={44} />
    </Facts>
  );
}

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
