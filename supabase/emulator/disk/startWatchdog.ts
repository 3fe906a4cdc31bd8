import { Worker } from 'node:worker_threads';

/**
 * Kills this process when its event loop stands still for `limitMs`. PGlite runs on this thread and cannot be
 * interrupted: on a full disk, or in a statement that takes too long, nothing else would ever be answered. Acknowledged
 * rows survive the kill.
 */
export function startWatchdog(limitMs = 30_000): void {
  const beat = new Int32Array(new SharedArrayBuffer(4));
  const tickMs = Math.min(1_000, limitMs / 4);
  setInterval(() => Atomics.add(beat, 0, 1), tickMs / 2).unref();
  new Worker(new URL('./watchdogWorker.ts', import.meta.url), { workerData: { beat, limitMs, tickMs } }).unref();
}
