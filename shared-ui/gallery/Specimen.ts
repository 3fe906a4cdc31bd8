import type { ReactNode } from 'react';

export interface Specimen {
  /** `component/state`; also the value of `data-gallery` and the anchor. */
  id: string;
  /** `wide` takes the whole row, `bleed` the whole width without a frame. */
  size?: 'normal' | 'wide' | 'bleed';
  element: ReactNode;
}

export interface SpecimenGroup {
  title: string;
  specimens: readonly Specimen[];
}
