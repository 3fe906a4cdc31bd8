/** Both languages with the prefix of their addresses. */
export const languages = [
  { language: 'en', prefix: '' },
  { language: 'fr', prefix: '/fr' },
] as const;

/** Widths every template is looked at: a phone and a desk. */
export const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** `E2E_FULL` widens the tables from "every page once" to every page in every language and width. */
export const full = process.env.E2E_FULL === '1';
