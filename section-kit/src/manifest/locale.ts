export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** What `<html lang>` and `hreflang` say. */
export const languageTag: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' };

/** Address prefix of a language; English has none. */
export const localePrefix: Record<Locale, '' | '/fr'> = { en: '', fr: '/fr' };

/**
 * Splits an address into its language and the path every language shares.
 *
 * @example splitLocale('/fr/services') // { locale: 'fr', path: '/services' }
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/fr' || pathname.startsWith('/fr/')) return { locale: 'fr', path: pathname.slice(3) || '/' };
  return { locale: 'en', path: pathname };
}

/** Puts the language prefix in front of a shared path: `withLocale('/', 'fr')` is `/fr`. */
export function withLocale(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}
