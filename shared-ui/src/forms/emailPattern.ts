/**
 * A mail address, for `v.regex`: `regexes.email` of zod 4.6.7, which forms have accepted so far. Valibot's own refuses an apostrophe,
 * as in o'brien@example.ca.
 */
export const emailPattern = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
