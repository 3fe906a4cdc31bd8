import { parentPort, workerData } from 'node:worker_threads';
import { loadBundle } from './loadBundle.ts';
import { Pulse, type Prerendered, type RenderAsk, type ServerBundle, type WorkerAnswer, type WorkerStart } from './messages.ts';

/** What the shell's bundle exports; see `shell/src/server`. */
interface ShellBundle {
  shares: Readonly<Record<string, unknown>>;
  render: (request: {
    composition: RenderAsk['composition'];
    address: string;
    uses: readonly string[];
    without: readonly string[];
    /** Told which fragment begins to render, and `null` when what renders is none. */
    begins: (fragment: string | null) => void;
    loadSection: (name: string) => unknown;
    backendOrigin: string;
    whole: WorkerStart['whole'];
  }) => Promise<Prerendered | null>;
}

const BEAT_MS = 50;

const { shell, sections, backendOrigin, whole, pulse } = workerData as WorkerStart;
const port = parentPort!;
const answer = (message: WorkerAnswer): void => port.postMessage(message);

const shared = new Int32Array(pulse);
const beat = (): void => void Atomics.add(shared, Pulse.beat, 1);
setInterval(beat, BEAT_MS);

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

function renderAsked({ id, ...asked }: RenderAsk): void {
  // Several may have their turns before the clock has one.
  beat();
  const begins = (fragment: string | null): void => {
    Atomics.store(shared, Pulse.page, id);
    Atomics.store(shared, Pulse.fragment, fragment === null ? 0 : asked.uses.indexOf(fragment) + 1);
  };
  void render({ ...asked, begins, loadSection, backendOrigin, whole })
    .then((page) => answer({ id, page }))
    .catch((error: unknown) => answer({ id, error: messageOf(error) }));
}

// A port goes on as long as there are messages: without a turn of its own for each, a thread that is always asked for the next page
// would have none for its beat, nor for what others wait to read.
port.on('message', (asked: RenderAsk) => setImmediate(renderAsked, asked));
const reasons = [...loaded].flatMap(([name, bundle]) => ('error' in bundle ? [[name, messageOf(bundle.error)] as const] : []));
answer({ ready: true, broken: Object.fromEntries(reasons) });
