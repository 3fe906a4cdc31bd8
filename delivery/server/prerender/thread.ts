import { parentPort, workerData } from 'node:worker_threads';
import { loadBundle } from './loadBundle.ts';
import type { Prerendered, RenderAsk, ServerBundle, WorkerAnswer, WorkerStart } from './messages.ts';

/** What the shell's bundle exports; see `shell/src/server`. */
interface ShellBundle {
  shares: Readonly<Record<string, unknown>>;
  render: (request: {
    composition: RenderAsk['composition'];
    address: string;
    uses: readonly string[];
    loadSection: (name: string) => unknown;
    backendOrigin: string;
    whole: WorkerStart['whole'];
  }) => Promise<Prerendered | null>;
}

const BEAT_MS = 50;

const { shell, sections, backendOrigin, whole, beat } = workerData as WorkerStart;
const port = parentPort!;
const answer = (message: WorkerAnswer): void => port.postMessage(message);

const beats = new Int32Array(beat);
setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS);

const { shares, render } = loadBundle<ShellBundle>(shell, {});
/** What each bundle exports, or why it does not run. Loaded before the first page is asked for, so that none waits for it. */
const loaded = new Map(Object.entries(sections).map(([name, bundle]) => [name, load(bundle)]));

function load(bundle: ServerBundle): { section: unknown } | { error: unknown } {
  try {
    return loadBundle<{ section: unknown }>(bundle, shares);
  } catch (error) {
    return { error };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws Error when a section has no bundle, or its bundle does not run: that page begins in the browser */
function loadSection(name: string): unknown {
  const bundle = loaded.get(name);
  if (!bundle) throw new Error(`${name} has no bundle for the server.`);
  if ('error' in bundle) throw bundle.error;
  return bundle.section;
}

port.on('message', ({ id, ...asked }: RenderAsk) => {
  void render({ ...asked, loadSection, backendOrigin, whole })
    .then((page) => answer({ id, page }))
    .catch((error: unknown) => answer({ id, error: messageOf(error) }));
});
const reasons = [...loaded].flatMap(([name, bundle]) => ('error' in bundle ? [[name, messageOf(bundle.error)] as const] : []));
answer({ ready: true, broken: Object.fromEntries(reasons) });
