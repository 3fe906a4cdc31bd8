import { art } from '../../src/art/index';
import { Button } from '../../src/button/Button';
import { Card } from '../../src/card/Card';
import { EmptyState } from '../../src/empty-state/EmptyState';
import { ErrorState } from '../../src/error-state/ErrorState';
import { LoadMore } from '../../src/load-more/LoadMore';
import { LoadingRegion } from '../../src/loading-region/LoadingRegion';
import { ResultCount } from '../../src/result-count/ResultCount';
import { Skeleton } from '../../src/skeleton/Skeleton';
import type { Specimen } from '../Specimen';

const nothing = () => undefined;

export const states: Specimen[] = [
  {
    id: 'loading-region/skeletons',
    element: (
      <LoadingRegion loading label="Loading services" onRetry={nothing}>
        <Card aria-hidden="true">
          <Skeleton height={180} />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
          <Skeleton height={44} radius={12} />
        </Card>
      </LoadingRegion>
    ),
  },
  {
    id: 'empty-state/search',
    element: (
      <EmptyState
        title="No services match “roof tiles”"
        text="Try a broader word, or clear your filters to see all 24 services."
        art={art['scene-empty']}
      >
        <Button variant="outline">Clear Filters</Button>
      </EmptyState>
    ),
  },
  {
    id: 'error-state/retry',
    element: <ErrorState title="Failed to load services: network error" text="Check your connection and try again." onRetry={nothing} />,
  },
  { id: 'result-count/text', element: <ResultCount>Showing 6 of 24 services</ResultCount> },
  { id: 'load-more/ready', element: <LoadMore label="Load More Materials" note="Showing 24 of 120" onClick={nothing} /> },
  { id: 'load-more/busy', element: <LoadMore label="Load More Materials" note="Showing 24 of 120" onClick={nothing} busy /> },
];
