/*
 * What forms need of zod, by name. The shell lends this module as a whole, so nothing of it can be shaken out: all of zod
 * would make every page with a form 60 KB heavier.
 */
export { check, email, enum, maxLength, minLength, object, optional, regex, regexes, string, trim } from 'zod/mini';
export type { core, infer, input, output } from 'zod/mini';
