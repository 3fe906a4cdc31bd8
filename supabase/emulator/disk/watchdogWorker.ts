import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beat, limitMs, tickMs } = workerData as { beat: Int32Array; limitMs: number; tickMs: number };
let last = Atomics.load(beat, 0);
let still = 0;

// Ticks are counted instead of time: a laptop that slept for an hour must not look like an hour of standing still.
setInterval(() => {
  const now = Atomics.load(beat, 0);
  still = now === last ? still + tickMs : 0;
  last = now;
  if (still <= limitMs) return;
  // The main thread owns the ordinary streams and stands still, so this one writes to the descriptor itself.
  writeSync(2, 'The database stands still (a full disk, or a statement that takes too long). Stopping; start again.\n');
  process.kill(process.pid, 'SIGKILL');
}, tickMs);
