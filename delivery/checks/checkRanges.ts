import semver from 'semver';
import type { Artifact, SectionManifest } from '@marketplace/section-kit/manifest';

/** @returns one sentence per package that the shell carries in a version a section cannot run with */
export function checkRanges(shell: Artifact, manifests: readonly SectionManifest[]): string[] {
  return manifests.flatMap(({ name, requires }) =>
    Object.entries(requires)
      .filter(([dependency, range]) => !semver.satisfies(shell.provides[dependency] ?? '', range))
      .map(
        ([dependency, range]) =>
          `${name} needs ${dependency} ${range}, but shell ${shell.version} carries ${shell.provides[dependency] ?? 'none'}.`,
      ),
  );
}
