import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../support/integrityOf.ts';
import { publishVariant } from '../support/publishVariant.ts';
import { runDelivery } from '../support/runDelivery.ts';

/** Where a section is broken, and what it is called there. */
export interface Patient {
  dataDir: string;
  section: string;
  /** Version that runs and is good. */
  version: string;
}

const why = ['--why', 'a game day'];
const entry = 'remoteEntry.js';
let broken = 0;

/**
 * Publishes a build of the section whose script is another one, and promotes it into staging.
 *
 * @param code of the script that starts it
 * @returns rolls it back
 */
export function breakSection({ dataDir, section, version }: Patient, code: string): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  broken += 1;
  // A name of a working copy: it is no release, and nobody has to say that its pages are accessible.
  const next = `99.0.${broken}-local.00000000`;
  try {
    cpSync(join(dataDir, 'artifacts', section, version), folder, { recursive: true });
    for (const file of ['publication.json', `${entry}.br`]) rmSync(join(folder, file), { force: true });
    writeFileSync(join(folder, entry), code);
    publishVariant(folder, dataDir, ({ files }) => ({ version: next, files: { ...files, [entry]: integrityOf(code) } }));
  } finally {
    rmSync(folder, { recursive: true });
  }
  runDelivery('sections.ts', ['promote', 'staging', `${section}=${next}`, ...why], { DATA_DIR: dataDir });
  return () => runDelivery('sections.ts', ['promote', 'staging', `${section}=${version}`, ...why], { DATA_DIR: dataDir });
}

/** @returns puts the file back as it was */
export function spoilFile(file: string, content: string): () => void {
  const before = readFileSync(file);
  writeFileSync(file, content);
  return () => writeFileSync(file, before);
}
