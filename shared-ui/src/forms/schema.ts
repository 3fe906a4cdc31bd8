/*
 * What forms need of zod, by name. The shell provides this module as a whole, so nothing of it can be shaken out: all of zod
 * would make every page with a form 60 KB heavier.
 */
import { regexes as patterns } from 'zod/mini';

export { check, enum, maxLength, minLength, object, regex, string, trim } from 'zod/mini';
export type { core, infer, input, output } from 'zod/mini';

/** Patterns for `regex`; only what forms use. */
export const regexes = { email: patterns.email };
