/** What a calculator returns when it could calculate. */
export const result = (expected: object) => ({ ok: true, result: expected });

/** What it returns for a day before its oldest rule, whose first day it names. */
export const refused = (field: string, first: string) => ({ ok: false, errors: [{ field, code: 'beforeFirstRule', limit: first }] });
