import { Skeleton } from '@marketplace/shared-ui';
import { CardBox, CardFacts, CardFoot, CardHead, CardLine, CardMarks, CardPicture, CardTerms, CardTools, type Layout } from './cardLayout';

/** Holds the place of a `ProviderCard`, box by box. */
export function ProviderCardSkeleton({ layout }: { layout: Layout }) {
  return (
    <CardBox aria-hidden="true" $layout={layout}>
      <CardPicture>
        <Skeleton height="100%" radius="var(--ui-radius-l)" />
      </CardPicture>
      <CardHead>
        <Skeleton width="80%" height={22} />
        <CardMarks>
          <Skeleton width={110} height={26} />
        </CardMarks>
      </CardHead>
      <CardTerms as="div">
        <Skeleton width={120} height={20} />
      </CardTerms>
      <CardFacts as="div">
        <Skeleton width="70%" height={18} />
      </CardFacts>
      <CardLine as="div">
        <Skeleton width="90%" height={18} />
      </CardLine>
      <CardFoot>
        <CardTools>
          <Skeleton width={40} height={40} radius="var(--ui-radius-l)" />
        </CardTools>
        <Skeleton width={108} height={36} radius="var(--ui-radius-l)" />
      </CardFoot>
    </CardBox>
  );
}
