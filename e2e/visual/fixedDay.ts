/** The moment at which every picture is taken. */
export const moment = '2026-11-24T15:00:00Z';
