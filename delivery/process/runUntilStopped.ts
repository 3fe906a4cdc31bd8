const orphanCheck = 1_000;

/**
 * Runs a long-lived command: prints progress, stops it on Ctrl-C or a termination signal, and ends a failed start with
 * one sentence and exit code 1.
 *
 * @param start resolves with what stops it
 */
export async function runUntilStopped(start: (log: (line: string) => void) => Promise<() => Promise<void>>): Promise<void> {
  // Whoever read the output may be gone; that must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let stopRequested = false;
  let stop: (() => Promise<void>) | null = null;
  const end = async (): Promise<void> => {
    if (stopRequested) return;
    stopRequested = true;
    await stop?.();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  // npm passes a signal to the shell it starts scripts with, and that shell may die without passing it on.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && void end(), orphanCheck).unref();
  try {
    stop = await start((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    if (!stopRequested) process.stderr.write(`${(error as Error).message}\n`);
    process.exit(stopRequested ? 0 : 1);
  }
}
