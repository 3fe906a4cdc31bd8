import type { Artifact, Registry } from '@marketplace/section-kit/manifest';
import type { Renderer } from '../server/prerender/createRenderer.ts';
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

/**
 * Renders the pages of the one build with the bundles of the composed product: on the server, they are of the same sources.
 *
 * @param composed its registry
 */
export function monolithRenderer(renderer: Renderer, composed: Registry): Renderer {
  return {
    render: ({ registry, ...wanted }) => renderer.render({ ...wanted, registry: { ...composed, shell: registry.shell } }),
    stop: renderer.stop,
  };
}
