import { ProgressBar } from '../../src/progress-bar/ProgressBar';
import { ShareBar } from '../../src/progress-bar/ShareBar';
import type { Specimen } from '../Specimen';
import { PriceRangeInUse } from './PriceRangeInUse';

export const amounts: Specimen[] = [
  { id: 'price-range/two-handles', element: <PriceRangeInUse /> },
  { id: 'progress-bar/part', element: <ProgressBar value={37} max={50} label="37 of 50 sold" /> },
  { id: 'progress-bar/full', element: <ProgressBar value={50} max={50} label="50 of 50 sold" /> },
  { id: 'share-bar/star', element: <ShareBar share={0.62} tone="star" /> },
];
