import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../support/integrityOf.ts';
import { copyBuild } from './copyBuild.ts';
import { runSections } from './runSections.ts';

/** Where a section is broken, and what it is called there. */
export interface Patient {
  dataDir: string;
  section: string;
  /** Version that runs and is good. */
  version: string;
}

const entry = 'remoteEntry.js';
let broken = 0;

/**
 * Publishes a build of the section whose script is another one, and promotes it into staging.
 *
 * @param code of the script that starts it
 * @returns rolls it back
 */
export async function breakSection({ dataDir, section, version }: Patient, code: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  const env = { DATA_DIR: dataDir };
  broken += 1;
  // A name of a working copy: it is no release, and nobody has to say that its pages are accessible.
  const next = `99.0.${broken}-local.00000000`;
  try {
    copyBuild(join(dataDir, 'artifacts', section, version), folder, ({ files }) => ({
      version: next,
      files: { ...files, [entry]: integrityOf(code) },
    }));
    rmSync(join(folder, `${entry}.br`));
    writeFileSync(join(folder, entry), code);
    await runSections(env, 'publish', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const promote = (to: string): Promise<void> => runSections(env, 'promote', 'staging', `${section}=${to}`, '--why', 'a game day');
  await promote(next);
  return () => promote(version);
}

/** @returns puts the file back as it was */
export function spoilFile(file: string, content: string): () => void {
  const before = readFileSync(file);
  writeFileSync(file, content);
  return () => writeFileSync(file, before);
}
