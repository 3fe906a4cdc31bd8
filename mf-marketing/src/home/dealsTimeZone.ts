/** Where deals change, and whose seasons the home page follows. */
export const dealsTimeZone = 'America/Toronto';
