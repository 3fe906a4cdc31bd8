import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Artifact, SectionManifest } from '@marketplace/section-kit/manifest';
import { firstScripts } from '../artifact/firstScripts.ts';

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

/** Adds up, per route, the scripts of a first view. A script two sections need counts once. */
export function measurePages(shell: Build, sections: readonly Build[]): PageSize[] {
  const builds = new Map([shell, ...sections].map((build) => [build.artifact.name, build]));
  const started = [shell.artifact.entry, ...shell.artifact.initial]
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(shell.dir, file));
  return sections.flatMap(({ artifact, manifest }) =>
    manifest!.routes.map((route) => {
      const needed = firstScripts(shell.artifact, artifact, route, (name) => builds.get(name)?.artifact);
      const files = new Set([...started, ...needed.map((script) => join(builds.get(script.artifact.name)!.dir, script.file))]);
      return { path: route.path, owner: artifact.name, bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
    }),
  );
}

export interface FragmentSize {
  /** As others place it, `services/lead`. */
  name: string;
  owner: string;
  /** Brotli bytes of JavaScript it adds to a page that has its section already. */
  bytes: number;
}

/** Adds up, per fragment, the scripts of its own. */
export function measureFragments(sections: readonly Build[]): FragmentSize[] {
  return sections.flatMap(({ dir, artifact, manifest }) =>
    manifest!.fragments.map((fragment) => ({
      name: `${artifact.name.replace(/^mf-/, '')}/${fragment}`,
      owner: artifact.name,
      bytes: (artifact.chunks[fragment] ?? []).reduce((sum, file) => sum + sizeOf(join(dir, file)), 0),
    })),
  );
}

/** @returns how many font files every first view loads, and their bytes */
export function measureFonts({ artifact, dir }: Build): { count: number; bytes: number } {
  const fonts = artifact.initial.filter((file) => file.endsWith('.woff2'));
  return { count: fonts.length, bytes: fonts.reduce((sum, file) => sum + sizeOf(join(dir, file)), 0) };
}

function sizeOf(file: string): number {
  // What lies in a store may be gone; the check of stored files says so.
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file, { throwIfNoEntry: false })?.size ?? 0;
}
