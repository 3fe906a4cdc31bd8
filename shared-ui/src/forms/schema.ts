/*
 * What forms need of valibot, by name. The shell provides this module as a whole, so nothing of it can be shaken out: all of
 * valibot would make every page with a form heavier. Lengths are counted in code points, as Postgres counts them.
 */
export {
  check,
  forward,
  intersect,
  maxCodePoints,
  minCodePoints,
  nonEmpty,
  object,
  picklist,
  pipe,
  rawCheck,
  regex,
  safeParse,
  string,
  trim,
} from 'valibot';
export type { GenericSchema, InferOutput } from 'valibot';
export { emailPattern } from './emailPattern';
