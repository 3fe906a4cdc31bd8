import { renameSync, writeFileSync } from 'node:fs';

/** Readers see the old text or the new one, never half of it. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, text, { flush: true });
  renameSync(draft, file);
}
