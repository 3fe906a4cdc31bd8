import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Environment of a program that is killed just before it changes the disk for the n-th time, counted from 1; half of what it would write is there. */
export const dyingAt = (change: number): { DIE_AT: string; NODE_OPTIONS: string } => ({
  DIE_AT: String(change),
  NODE_OPTIONS: `--import=${fileURLToPath(import.meta.url)}`,
});

const changing = ['writeFileSync', 'linkSync', 'renameSync', 'mkdirSync', 'cpSync', 'rmSync'] as const;
const at = Number(process.env.DIE_AT ?? 0);
if (at > 0) countChanges();

function countChanges(): void {
  let changes = 0;
  const functions = fs as unknown as Record<string, (...given: unknown[]) => unknown>;
  const { writeFileSync } = fs;
  for (const name of changing) {
    const change = functions[name]!;
    functions[name] = (...given) => {
      changes += 1;
      if (changes < at) return change(...given);
      const [file, text] = given;
      if (name === 'writeFileSync') writeFileSync(String(file), String(text).slice(0, String(text).length / 2));
      process.kill(process.pid, 'SIGKILL');
      return undefined;
    };
  }
  syncBuiltinESMExports();
}
