import { join } from 'node:path';
import type { Artifact, Composition, Registry } from '@marketplace/section-kit/manifest';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';
import { serverBundle } from '../../webpack/serverBundle.ts';
import type { Backend } from '../backend/Backend.ts';
import { baseOf, wholeInEach } from '../pages/toComposition.ts';
import { inlineIcons, inlineScripts, type InlineScripts } from './inlineFiles.ts';
import type { Prerendered, ServerBundle } from './messages.ts';
import { RenderThreads } from './RenderThreads.ts';

/** A page that is there before its scripts. */
export interface Rendered extends Prerendered, InlineScripts {
  /** Version of the library that takes the styles over. */
  library: string;
}

interface PageWanted {
  registry: Registry;
  /** Name of the section that owns the page. */
  owner: string;
  composition: Composition;
  /** With language prefix and query. */
  address: string;
  /** Fragments that the route places. */
  uses: readonly string[];
}

export interface Renderer {
  /** Whether the shell was built with what renders pages. */
  canRender: (registry: Registry) => boolean;
  /** Starts the thread of a revision before its first page is asked for; resolves when it can render, or has ended. */
  prepare: (registry: Registry) => Promise<void>;
  /** @returns the page, or `null` when it has to begin in the browser */
  render: (wanted: PageWanted) => Promise<Rendered | null>;
  /** @returns the lines of icons for a page that begins in the browser */
  icons: (registry: Registry) => string;
  /** Ends the threads. */
  stop: () => Promise<void>;
}

/** Renders pages beside the thread that answers requests, in threads that live as long as the composition of versions. */
export function createRenderer({ store, backend, log }: { store: ArtifactStore; backend: Backend; log: (line: string) => void }): Renderer {
  let running: { key: string; threads: RenderThreads } | null = null;

  const bundleOf = (artifact: Artifact): ServerBundle | null => {
    const integrity = artifact.files[serverBundle];
    return integrity
      ? { path: join(store.folder(artifact.name, artifact.version), serverBundle), integrity, base: baseOf(artifact) }
      : null;
  };

  const threadsFor = (registry: Registry): RenderThreads | null => {
    const backendOrigin = backend.hostedUrl ?? backend.origin();
    const shell = bundleOf(registry.shell);
    if (!shell || !backendOrigin) return null;
    const key = `${registry.environment} ${registry.revision} ${backendOrigin}`;
    if (running?.key === key) return running.threads;
    void running?.threads.end();
    const sections = Object.values(registry.sections).flatMap(({ artifact, takenOut }) => {
      const bundle = takenOut ? null : bundleOf(artifact);
      return bundle ? [[artifact.name, bundle] as const] : [];
    });
    const start = { shell, sections: Object.fromEntries(sections), backendOrigin, whole: wholeInEach(registry) };
    const threads = new RenderThreads({ start, log });
    running = { key, threads };
    return threads;
  };

  return {
    canRender: ({ shell }) => shell.files[serverBundle] !== undefined,
    prepare: async (registry) => threadsFor(registry)?.prepare(),
    render: async ({ registry, ...wanted }) => {
      const { shell } = registry;
      const page = await threadsFor(registry)?.render(wanted);
      return page ? { ...page, ...inlineScripts(store, shell), library: shell.provides['styled-components']! } : null;
    },
    icons: ({ shell }) => inlineIcons(store, shell),
    stop: async () => {
      await running?.threads.end();
      running = null;
    },
  };
}
