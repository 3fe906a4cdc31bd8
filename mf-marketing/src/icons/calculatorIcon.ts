import type { IconShape } from '@marketplace/shared-ui';

/** Drawn by Lucide (ISC); no other section shows it. */
export const calculatorIcon: IconShape = {
  d: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2zM8 6L16 6M16 14L16 18M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
};
