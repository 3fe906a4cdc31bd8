import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact, SectionManifest } from 'section-kit/manifest';

/** A build on disk with what it says about itself. */
export interface Build {
  dir: string;
  artifact: Artifact;
  /** `null` for the shell. */
  manifest: SectionManifest | null;
}

export interface PageSize {
  path: string;
  owner: string;
  /** Brotli bytes of JavaScript a first anonymous view downloads. */
  bytes: number;
}

/**
 * Adds up, per route, the scripts of a first view: the shell, the section that owns the page with the page's chunk, and
 * the sections whose fragments it places. A script two of them need counts once.
 */
export function measurePages(shell: Build, sections: readonly Build[]): PageSize[] {
  const started = (build: Build, chunk = ''): string[] =>
    [build.artifact.entry, ...build.artifact.initial, ...(build.artifact.chunks[chunk] ?? [])]
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(build.dir, file));
  return sections.flatMap((owner) =>
    owner.manifest!.routes.map(({ path, chunk, uses = [] }) => {
      const fragments = uses.flatMap((use) => {
        const [section, fragment] = use.split('/') as [string, string];
        const offering = sections.find(({ artifact }) => artifact.name === `mf-${section}`);
        return offering ? started(offering, fragment) : [];
      });
      const files = new Set([...started(shell), ...started(owner, chunk), ...fragments]);
      return { path, owner: owner.artifact.name, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
    }),
  );
}

function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
