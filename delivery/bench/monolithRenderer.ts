import { join } from 'node:path';
import type { Artifact, Registry } from '@marketplace/section-kit/manifest';
import type { Backend } from '../server/backend/Backend.ts';
import { baseOf, wholeInEach } from '../server/pages/toComposition.ts';
import type { Renderer } from '../server/prerender/createRenderer.ts';
import { inlineIcons, inlineScripts } from '../server/prerender/inlineFiles.ts';
import type { ServerBundle } from '../server/prerender/messages.ts';
import { RenderWorker } from '../server/prerender/RenderWorker.ts';
import type { ArtifactStore } from '../store/ArtifactStore.ts';
import { serverBundle } from '../webpack/serverBundle.ts';

interface MonolithRendererOptions {
  /** The composed product, of the same sources. */
  registry: Registry;
  /** The one build, which all pictures and fonts are served from. */
  shell: Artifact;
  store: ArtifactStore;
  backend: Backend;
  log: (line: string) => void;
}

/** Renders the pages of the one build with the bundles of the composed product: on the server, federation makes no difference. */
export function monolithRenderer({ registry, shell, store, backend, log }: MonolithRendererOptions): Renderer {
  const bundleOf = ({ name, version, files }: Artifact): ServerBundle => ({
    path: join(store.folder(name, version), serverBundle),
    integrity: files[serverBundle]!,
    base: baseOf(shell),
  });
  const sections = Object.fromEntries(Object.values(registry.sections).map(({ artifact }) => [artifact.name, bundleOf(artifact)]));
  const start = { shell: bundleOf(registry.shell), sections, backendOrigin: backend.origin()!, whole: wholeInEach(registry) };
  const worker = new RenderWorker({ start, log, onEnd: () => undefined });
  return {
    canRender: () => true,
    prepare: () => worker.whenStarted,
    render: async ({ registry: _one, ...wanted }) => {
      const page = await worker.render({ ...wanted, without: [] });
      return page && { ...page, ...inlineScripts(store, shell), library: shell.provides['styled-components']! };
    },
    icons: () => inlineIcons(store, shell),
    stop: () => worker.end(),
  };
}
