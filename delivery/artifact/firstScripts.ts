import type { Artifact, Registry, RouteManifest } from '@marketplace/section-kit/manifest';

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
  { chunk, words, uses = [] }: RouteManifest,
  offered: (name: string) => Artifact | undefined,
): FirstScript[] {
  const placed = uses.flatMap((use) => {
    const [section, fragment] = use.split('/') as [string, string];
    const artifact = offered(`mf-${section}`);
    return artifact ? [{ artifact, chunks: [fragment], isPage: false }] : [];
  });
  const own = { artifact: owner, chunks: words ? [chunk, words] : [chunk], isPage: true };
  const scripts = [own, ...placed].flatMap(({ artifact, chunks, isPage }) => [
    ...[artifact.entry, ...artifact.initial, ...chunks.flatMap((name) => artifact.chunks[name] ?? [])].map((file) => ({
      artifact,
      file,
      isPage,
    })),
    ...chunks
      .flatMap((name) => artifact.consumedModules?.[name] ?? [])
      .flatMap((share) => shell.providedModules?.[share] ?? [])
      .map((file) => ({ artifact: shell, file, isPage })),
  ]);
  return [...new Map(scripts.toReversed().map((script) => [`${script.artifact.name}/${script.file}`, script])).values()].toReversed();
}

/** Whose fragments there are: those of a section that is taken out are hidden. */
export const offeredBy =
  (sections: Registry['sections']) =>
  (name: string): Artifact | undefined =>
    sections[name]?.takenOut ? undefined : sections[name]?.artifact;
