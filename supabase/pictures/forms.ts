import { houseForms } from './forms/houseForms.ts';
import { roomForms } from './forms/roomForms.ts';
import { siteForms } from './forms/siteForms.ts';

/** What things on sale look like, whatever their colour. Each form has one script in mf-catalog/packshots. */
export const forms = [...roomForms, ...houseForms, ...siteForms] as const;

export type Form = (typeof forms)[number];
