/** Runs a command's work; a failure ends as its message on stderr and exit code 1, without a stack. */
export async function runCommand(work: () => Promise<unknown>): Promise<void> {
  // Whoever read the output may have seen enough (`| head`).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
