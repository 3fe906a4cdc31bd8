import {
  artifactSchema,
  sectionManifestSchema,
  type Artifact,
  type Registry,
  type SectionManifest,
} from '@marketplace/section-kit/manifest';
import type { Compilation, MultiCompiler } from 'webpack';
import { liveVersion } from './liveConfigs.ts';

export interface LiveBuild {
  artifact: Artifact;
  /** `null` for the shell. */
  manifest: SectionManifest | null;
  /** By which webpack tells builds apart in a page. */
  hash: string;
}

/**
 * What the development compilers built last. Pages name the real hash of every script in development too, so the shell
 * needs no exception that could reach production.
 */
export class LiveBuilds {
  private readonly builds = new Map<string, LiveBuild>();

  constructor(compiler: MultiCompiler) {
    for (const { hooks } of compiler.compilers) {
      // Later webpack keeps only the size of what it has written.
      hooks.emit.tap('LiveBuilds', (compilation) => {
        const build = readBuild(compilation);
        if (build) this.builds.set(build.artifact.name, build);
      });
    }
  }

  /** What was built last of a package; `null` while nothing has built. */
  of(name: string): LiveBuild | null {
    return this.builds.get(name) ?? null;
  }

  /**
   * The composition with the live builds in place of published ones.
   *
   * @param published what runs beside them; `null` when everything is live
   */
  compose(published: Registry | null): Registry {
    const sections = { ...published?.sections };
    for (const [name, { artifact, manifest }] of this.builds) {
      if (manifest) sections[name] = { manifest, artifact, previous: null };
    }
    const shell = this.builds.get('shell')?.artifact ?? published?.shell;
    if (!shell) throw new Error('The shell does not build; its errors are above.');
    const issued = new Date().toISOString();
    return { environment: 'local', revision: published?.revision ?? 1, issued, expires: issued, shell, sections };
  }
}

/** A build with errors has no description; the one before stays. */
function readBuild(compilation: Compilation): LiveBuild | null {
  const [artifact, manifest] = ['artifact.json', 'section.json'].map((file) => {
    const source = compilation.getAsset(file)?.source.source().toString();
    return source === undefined ? null : (JSON.parse(source) as unknown);
  });
  if (!artifact) return null;
  const { version, ...described } = artifactSchema.parse(artifact);
  return {
    artifact: { ...described, version: liveVersion(version) },
    manifest: manifest ? sectionManifestSchema.parse(manifest) : null,
    hash: compilation.hash!,
  };
}
