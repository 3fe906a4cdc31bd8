/**
 * The zone in which a page for everybody writes a moment, as Intl names it: where the company is. Without a zone, a server and a
 * visitor elsewhere would write different days on one page.
 */
export const easternTimeZone = 'America/Toronto';
