import type { Artifact, Registry } from '@marketplace/section-kit/manifest';
import { chunkOf } from './prefixChunks.ts';

/**
 * The registry of a product that is one build: every section's page is a chunk of the shell, which is what is preloaded with it.
 *
 * @param registry the composed product's, of the same sources
 * @param shell the one build
 */
export function monolithRegistry(registry: Registry, shell: Artifact): Registry {
  const sections = Object.entries(registry.sections).map(([name, section]) => {
    const { chunks, consumedModules } = section.artifact;
    const own = Object.keys(chunks).map((chunk) => [chunk, shell.chunks[chunkOf(name, chunk)] ?? []]);
    const artifact: Artifact = { ...shell, initial: [], chunks: Object.fromEntries(own), consumedModules };
    return [name, { ...section, artifact, previous: null }];
  });
  return { ...registry, shell, sections: Object.fromEntries(sections) };
}
