import type { Form } from './forms.ts';
import type { Colour, Finish, Species } from './tones.ts';

/** What the picture of something on sale shows. What is left out is what the form always has. */
export interface Picture {
  form: Form;
  finish?: Finish;
  colour?: Colour;
  /** Kind of wood; with a colour, what lies under it. */
  species?: Species;
  /** Pieces, where there is more than one. */
  count?: number;
}

/** The name of a picture: the same for all that look the same, another for everything else. */
export const pictureName = ({ form, finish, species, colour, count }: Picture): string =>
  [form, finish, species, colour, count].filter((part) => part !== undefined).join('-');

/** The name of the picture of several things together. */
export const groupName = (pictures: readonly Picture[]): string => pictures.map(pictureName).join('-with-');
