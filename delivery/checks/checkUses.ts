import type { SectionManifest } from '@marketplace/section-kit/manifest';

/** @returns one sentence per fragment a page places that no section offers */
export function checkUses(manifests: readonly SectionManifest[]): string[] {
  const offered = new Set(
    manifests.flatMap(({ name, fragments }) => fragments.map((fragment) => `${name.replace('mf-', '')}/${fragment}`)),
  );
  return manifests.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, uses = [] }) =>
      uses
        .filter((fragment) => !offered.has(fragment))
        .map((fragment) => `${path} of ${name} uses the fragment ${fragment}, which no section offers.`),
    ),
  );
}
