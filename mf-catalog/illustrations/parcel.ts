import { contact, corner } from './studio.ts';
import { kraft } from './tone.ts';

const s = corner(300, 346);

/** A closed carton: something on sale, and nothing said of what it is. */
export const parcel: string =
  contact(330, 326, 210, 30) +
  s.box(0, 0, 0, 190, 150, 150, kraft) +
  s.top(78, 0, 150, 34, 150, kraft.pale) +
  s.right(78, 0, 104, 34, 46, kraft.lit) +
  s.right(128, 0, 24, 44, 34, '#fbfaf6');
