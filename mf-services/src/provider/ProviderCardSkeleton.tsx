import { CardActions, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { CardBadges, CardBox, CardFacts, CardHead, CardMonogram, CardWords } from './cardLayout';

const Picture = styled(Skeleton)`
  aspect-ratio: 16 / 10;
`;

/** Holds the place of a `ProviderCard`, box by box. */
export function ProviderCardSkeleton({ comparable }: { comparable?: boolean }) {
  return (
    <CardBox aria-hidden="true">
      <Picture height="auto" radius="var(--ui-radius-l)" />
      <CardHead>
        <CardMonogram>
          <Skeleton width={48} height={48} radius="var(--ui-radius-l)" />
        </CardMonogram>
        <CardWords>
          <Skeleton width="80%" height={22} />
          <Skeleton width="55%" height={21} />
        </CardWords>
      </CardHead>
      <CardBadges>
        <Skeleton width={84} height={26} radius="var(--ui-radius-chip)" />
        <Skeleton width={96} height={26} radius="var(--ui-radius-chip)" />
      </CardBadges>
      <CardFacts as="div">
        <Skeleton width="60%" height={21} />
        <Skeleton width="50%" height={21} />
      </CardFacts>
      <CardActions>
        <Skeleton height={44} radius="var(--ui-radius-l)" />
        {comparable && <Skeleton width="40%" height={44} radius="var(--ui-radius-l)" />}
      </CardActions>
    </CardBox>
  );
}
