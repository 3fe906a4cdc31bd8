export interface GallerySettings {
  theme: 'light' | 'dark' | null;
  locale: 'en' | 'fr';
  /** Shows only specimens whose id starts with this, for instance `button` or `dialog/open`. */
  only: string;
}

/**
 * Reads `?theme=dark&locale=fr&only=button`.
 * @returns what the page shows; without a theme it follows the system
 */
export function readSettings(search: string): GallerySettings {
  const params = new URLSearchParams(search);
  const theme = params.get('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    locale: params.get('locale') === 'fr' ? 'fr' : 'en',
    only: params.get('only') ?? '',
  };
}

/** @returns the address of the page with some settings changed */
export function settingsHref(settings: GallerySettings, changes: Partial<GallerySettings>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...settings, ...changes })) if (value) params.set(name, value);
  return `?${params}`;
}
