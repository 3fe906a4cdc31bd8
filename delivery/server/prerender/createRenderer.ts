import { join } from 'node:path';
import type { Artifact, Composition, Registry } from '@marketplace/section-kit/manifest';
import type { ArtifactStore } from '../../store/ArtifactStore.ts';
import { serverBundle } from '../../webpack/serverBundle.ts';
import type { Backend } from '../backend/Backend.ts';
import { baseOf, wholeInEach } from '../pages/toComposition.ts';
import { earlyScript } from './earlyScript.ts';
import type { Prerendered, ServerBundle } from './messages.ts';
import { RenderWorker, type Held } from './RenderWorker.ts';

/** A thread that ended is not replaced at once: one that always fails would take the machine. */
const PAUSE_MS = 1_000;
/** A section whose pages were on a thread so often when it was held, without one that came between, is left out. */
const MAX_HELD = 3;

interface Running {
  /** Of the composition of versions. */
  key: string;
  worker: RenderWorker;
  endedAt: number | null;
  /** How often the thread was held while it had a page of a section, by its name. */
  held: Map<string, number>;
  /** Fragments that held the thread: pages are rendered without them. */
  heldFragments: Set<string>;
}

/** A page that is there before its scripts. */
export interface Rendered extends Prerendered {
  /** Script that keeps what is pressed until the page's own code listens. */
  early: string;
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
  /** Ends the threads. */
  stop: () => Promise<void>;
}

/**
 * Renders pages beside the thread that answers requests. A thread lives as long as its revision; the next one starts when a
 * page of another revision is asked for.
 */
export function createRenderer({ store, backend, log }: { store: ArtifactStore; backend: Backend; log: (line: string) => void }): Renderer {
  let running: Running | null = null;

  const bundleOf = (artifact: Artifact): ServerBundle | null => {
    const integrity = artifact.files[serverBundle];
    return integrity
      ? { path: join(store.folder(artifact.name, artifact.version), serverBundle), integrity, base: baseOf(artifact) }
      : null;
  };

  const workerFor = (registry: Registry): RenderWorker | null => {
    const backendOrigin = backend.hostedUrl ?? backend.origin();
    const shell = bundleOf(registry.shell);
    if (!shell || !backendOrigin) return null;
    const key = `${registry.environment} ${registry.revision} ${backendOrigin}`;
    if (running?.key === key) {
      const { endedAt, worker } = running;
      if (endedAt === null) return worker;
      if (Date.now() - endedAt < PAUSE_MS) return null;
    }
    void running?.worker.end();
    const sections = Object.values(registry.sections).flatMap(({ artifact, takenOut }) => {
      const bundle = takenOut ? null : bundleOf(artifact);
      return bundle ? [[artifact.name, bundle] as const] : [];
    });
    const { held, heldFragments } = running?.key === key ? running : { held: new Map<string, number>(), heldFragments: new Set<string>() };
    const onEnd = ({ fragment, pages }: Held): void => {
      if (fragment) heldFragments.add(fragment);
      for (const { owner } of pages) held.set(owner, (held.get(owner) ?? 0) + 1);
      if (running === started) started.endedAt = Date.now();
    };
    const start = { shell, sections: Object.fromEntries(sections), backendOrigin, whole: wholeInEach(registry) };
    const worker = new RenderWorker({ start, log, onEnd });
    const started: Running = { key, worker, endedAt: null, held, heldFragments };
    running = started;
    return worker;
  };

  return {
    canRender: ({ shell }) => shell.files[serverBundle] !== undefined,
    prepare: async (registry) => workerFor(registry)?.whenStarted,
    render: async ({ registry, ...wanted }) => {
      const { shell } = registry;
      const worker = workerFor(registry);
      const { held, heldFragments } = running ?? {};
      if ((held?.get(wanted.owner) ?? 0) >= MAX_HELD) return null;
      const without = wanted.uses.filter((name) => heldFragments?.has(name));
      const page = await worker?.render({ ...wanted, without });
      if (page) held?.delete(wanted.owner);
      return page ? { ...page, early: earlyScript(store, shell), library: shell.provides['styled-components']! } : null;
    },
    stop: async () => {
      await running?.worker.end();
      running = null;
    },
  };
}
