import { sectionManifestSchema, type RouteManifest, type SectionManifest } from './sectionManifest.ts';

/** A manifest as a section writes it: with the routes that load its pages, and the pieces that pages of others place. */
interface ManifestSource extends Omit<SectionManifest, 'routes' | 'fragments' | 'database'> {
  routes: readonly (RouteManifest & { lazy: unknown })[];
  fragments: Readonly<Record<string, unknown>>;
}

/**
 * Makes the manifest of a section out of what its source says.
 *
 * @returns what is published as `section.json`
 * @throws {z.ZodError} that names every field a manifest cannot have
 */
export function defineManifest({ routes, fragments, ...own }: ManifestSource): SectionManifest {
  return sectionManifestSchema.parse({
    ...own,
    routes: routes.map(({ lazy: _, ...route }) => route),
    fragments: Object.keys(fragments),
  });
}
