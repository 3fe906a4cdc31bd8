import type { IconShape } from '@marketplace/shared-ui';

/** Drawn by Lucide (ISC); no other section shows it. */
export const briefcaseIcon: IconShape = {
  d: 'M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
};
