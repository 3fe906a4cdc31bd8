import type { Artifact, RouteManifest } from '@marketplace/section-kit/manifest';

export interface FirstScript {
  artifact: Artifact;
  file: string;
  /** Whether the page itself waits for it, and not only a fragment it places. */
  isPage: boolean;
}

/**
 * Scripts a page needs besides the shell's own start: the section that owns it with the page's chunk, the sections whose
 * fragments it places, and what the shell provides lazily. Each script once.
 *
 * @param offered artifact of a section by name
 */
export function firstScripts(
  shell: Artifact,
  owner: Artifact,
  { chunk, uses = [] }: RouteManifest,
  offered: (name: string) => Artifact | undefined,
): FirstScript[] {
  const placed = uses.flatMap((use) => {
    const [section, fragment] = use.split('/') as [string, string];
    const artifact = offered(`mf-${section}`);
    return artifact ? [{ artifact, chunk: fragment, isPage: false }] : [];
  });
  const scripts = [{ artifact: owner, chunk, isPage: true }, ...placed].flatMap(({ artifact, chunk: name, isPage }) => [
    ...[artifact.entry, ...artifact.initial, ...(artifact.chunks[name] ?? [])].map((file) => ({ artifact, file, isPage })),
    ...(artifact.consumedModules?.[name] ?? [])
      .flatMap((share) => shell.providedModules?.[share] ?? [])
      .map((file) => ({ artifact: shell, file, isPage })),
  ]);
  return [...new Map(scripts.toReversed().map((script) => [`${script.artifact.name}/${script.file}`, script])).values()].toReversed();
}
