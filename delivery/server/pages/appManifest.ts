import { languageTag, withLocale, type Locale, type Registry } from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';
import { baseOf } from './toComposition.ts';

/** Sizes of the icons in the shell's build, in pixels. */
const sizes = [192, 512];

/** What a phone shows for the site once it stands on its home screen (W3C web app manifest). */
export function appManifest({ shell }: Registry, locale: Locale): object {
  return {
    id: withLocale('/', locale),
    name: `${brand.name} – ${brand.tagline[locale]}`,
    short_name: brand.name,
    lang: languageTag[locale],
    start_url: withLocale('/', locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbfaf6',
    theme_color: '#0f5e50',
    icons: sizes
      .map((size) => ({ file: `icon-${size}.png`, size }))
      .filter(({ file }) => Object.hasOwn(shell.files, file))
      .map(({ file, size }) => ({ src: `${baseOf(shell)}${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
  };
}
