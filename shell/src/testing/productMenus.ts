import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@marketplace/section-kit/host';
import { mergeNavigation, mergeSlots, sectionManifestSchema, type Locale } from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';

const root = join(__dirname, '..', '..', '..');
const manifests = globSync('mf-*/section.json', { cwd: root }).map((file) => {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('{product}', brand.slug).replaceAll('{brand}', brand.name);
  return sectionManifestSchema.parse(JSON.parse(text));
});

/** What the sections of this repository contribute to the header, the footer and the sitemap. */
export function productMenus(locale: Locale): Pick<Composition, 'navigation' | 'slots'> {
  return { navigation: mergeNavigation(manifests, locale), slots: mergeSlots(manifests, locale) };
}
