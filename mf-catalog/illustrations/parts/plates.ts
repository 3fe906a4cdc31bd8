import { disc, line, place, rect } from '@marketplace/shared-ui/illustrations/shapes';
import { contact, slab } from '../studio.ts';
import { white } from '../tone.ts';

/** A wall plate and what sits in it, left of where a card has its buttons. */
export const plate = (inside: string): string =>
  place(
    -40,
    0,
    contact(326, 350, 110, 10) +
      rect(238, 58, 170, 284, '#b7b2a7', 16) +
      slab(234, 54, 170, 284, white, 14) +
      [74, 318].map((y) => disc(319, y, 6, white.deep) + disc(319, y, 4.6, white.lit) + line(`M315 ${y}h8`, '#9a968d', 1.6)).join('') +
      inside,
  );

/** The opening of a plate that takes a switch or an outlet. */
export const decorator = (inside: string): string =>
  rect(272, 98, 94, 196, white.deep, 5) + rect(274, 100, 91, 193, white.base, 4) + inside;
