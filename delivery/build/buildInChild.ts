import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds one package in a process of its own, so that two use two cores; it ends with this one.
 *
 * @throws Error with what the build printed
 */
export async function buildInChild(dir: string, name: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'bin', 'buildPackage.ts')], {
    cwd: dir,
    // The channel tells it when nobody waits for it any more.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Error(`${name} does not build:\n${output.trim()}`);
}
