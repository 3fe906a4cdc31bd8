import { Fragment, useT } from '@marketplace/section-kit';
import { Card, CardGrid, LoadingRegion, Section, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { homeMessages } from './homeMessages';

const featuredCount = 6;

const Heading = styled(Skeleton)`
  margin-bottom: var(--ui-s-32);
`;

const Picture = styled(Skeleton)`
  aspect-ratio: 16 / 10;
`;

/** The first services of the directory. Their section brings heading, cards and the button to all of them. */
export function FeaturedServices() {
  return <Fragment name="services/featured-services" fallback={<FeaturedSkeleton />} />;
}

/** Holds the room of the heading and six cards until the section that draws them is here. */
function FeaturedSkeleton() {
  const t = useT(homeMessages);
  return (
    <Section as="div">
      <LoadingRegion loading label={t('featured.loading')}>
        <Heading width={360} height={44} />
        <CardGrid as="div" min={300}>
          {Array.from({ length: featuredCount }, (_, index) => (
            <Card as="div" key={index} data-skeleton="">
              <Picture height="auto" radius="var(--ui-radius-l)" />
              <Skeleton width="80%" height={48} />
              <Skeleton width="55%" height={26} radius="var(--ui-radius-chip)" />
              <Skeleton width="60%" height={48} />
              <Skeleton height={44} radius="var(--ui-radius-l)" />
            </Card>
          ))}
        </CardGrid>
      </LoadingRegion>
    </Section>
  );
}
