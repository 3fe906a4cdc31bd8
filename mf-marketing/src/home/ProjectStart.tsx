import { Fragment, useT } from '@marketplace/section-kit';
import { Card, LoadingRegion, media, Section, Skeleton, TileGrid } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { homeMessages } from './homeMessages';

const tradeCount = 8;

const Heading = styled(Skeleton)`
  margin-bottom: var(--ui-s-32);
`;

const Grid = styled(TileGrid)`
  ${media.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** Trades with their prices, who works near, and typical costs. Their section brings all of it. */
export function ProjectStart() {
  return <Fragment name="services/project-start" optional fallback={<ProjectStartSkeleton />} />;
}

/** Holds the room of the trades until the section that draws them is here. */
function ProjectStartSkeleton() {
  const t = useT(homeMessages);
  return (
    <Section as="div">
      <LoadingRegion loading label={t('start.loading')}>
        <Heading width={360} height={80} />
        <Grid as="div" role={undefined}>
          {Array.from({ length: tradeCount }, (_, index) => (
            <Card as="div" key={index}>
              <Skeleton ratio="16 / 10" radius="var(--ui-radius-l)" />
              <Skeleton width="60%" height={24} />
              <Skeleton width="80%" height={42} />
            </Card>
          ))}
        </Grid>
      </LoadingRegion>
    </Section>
  );
}
