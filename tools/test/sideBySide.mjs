import { spawn } from 'node:child_process';

/**
 * Runs commands whose output does not mix: the first to begin is shown as it comes, what others print meanwhile when the
 * one before them has ended.
 *
 * @param {{ env?: NodeJS.ProcessEnv, write?: (text: string) => void }} [options]
 */
export function sideBySide({ env = process.env, write = (text) => process.stdout.write(text) } = {}) {
  /** What has begun and is not shown in full, in order. */
  const queue = [];

  const show = () => {
    for (; queue[0]; queue.shift()) {
      write(queue[0].held);
      queue[0].held = '';
      if (!queue[0].ended) return;
    }
  };

  /**
   * @param {string} title printed above the output
   * @param {string} command
   * @param {string[]} parameters
   * @returns {Promise<{ output: string, ok: boolean }>}
   */
  return function run(title, command, parameters) {
    const entry = { held: `\n=== ${title}\n`, ended: false };
    queue.push(entry);
    show();
    return new Promise((resolve) => {
      const child = spawn(command, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      const take = (text) => {
        output += text;
        entry.held += text;
        show();
      };
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
      child.on('error', (error) => take(`${error.message}\n`));
      child.on('close', (code) => {
        entry.ended = true;
        show();
        resolve({ output, ok: code === 0 });
      });
    });
  };
}
